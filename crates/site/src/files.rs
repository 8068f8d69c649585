//! The page's files in memory, as a file system that tower-http can serve.
//!
//! They are built into the program or read from a folder once. So a response needs no descriptor and no thread besides
//! its connection, and no client can make the server run out of either.

use std::{
    collections::BTreeMap,
    fs,
    future::{Ready, ready},
    io::{self, Cursor, SeekFrom},
    path::{Component, Path, PathBuf},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::SystemTime,
};

use axum::body::Bytes;
use tokio::io::{AsyncRead, AsyncSeek, ReadBuf};
use tower_http::services::fs::{Backend, File, Metadata};
use walkdir::WalkDir;

/// Files by name; a name has `/` between folders.
#[derive(Clone, Debug)]
pub struct Files(Arc<BTreeMap<String, Bytes>>);

/// A file that is being read.
pub struct Reading(Cursor<Bytes>);

/// What is known of a name.
pub enum Kind {
    /// A file of so many bytes.
    File(u64),
    /// The folder of some file.
    Folder,
}

/// The most that is read from a folder, in bytes: many times the page.
const LARGEST: u64 = 256 * 1024 * 1024;

impl Files {
    /// Files that are part of the program.
    pub fn built_in(files: &'static [(&'static str, &'static [u8])]) -> Files {
        Files(Arc::new(files.iter().map(|(name, bytes)| ((*name).to_owned(), Bytes::from_static(bytes))).collect()))
    }

    /// All files in a folder and in the folders below it.
    ///
    /// # Errors
    /// What could not be read, or that there is too much of it.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let (mut files, mut size) = (BTreeMap::new(), 0);
        for entry in WalkDir::new(folder).follow_links(true) {
            let path = entry?.into_path();
            let within = path.strip_prefix(folder).unwrap_or(&path);
            if path.is_file() {
                size += fs::metadata(&path)?.len();
                if size > LARGEST {
                    return Err(io::Error::other(format!("they are more than {} MB", LARGEST >> 20)));
                }
                files.insert(name(within), Bytes::from(fs::read(&path)?));
            }
        }
        Ok(Files(Arc::new(files)))
    }

    fn is_folder(&self, name: &str) -> bool {
        name.is_empty() || self.0.keys().any(|it| it.strip_prefix(name).is_some_and(|rest| rest.starts_with('/')))
    }
}

/// A path as the name of a file.
fn name(path: &Path) -> String {
    let parts = path.components().filter_map(|it| match it {
        Component::Normal(part) => Some(part.to_string_lossy()),
        Component::Prefix(_) | Component::RootDir | Component::CurDir | Component::ParentDir => None,
    });
    parts.collect::<Vec<_>>().join("/")
}

fn missing<T>() -> io::Result<T> {
    Err(io::ErrorKind::NotFound.into())
}

impl Backend for Files {
    type File = Reading;
    type Metadata = Kind;
    type OpenFuture = Ready<io::Result<Reading>>;
    type MetadataFuture = Ready<io::Result<Kind>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        ready(self.0.get(&name(&path)).map_or_else(missing, |bytes| Ok(Reading(Cursor::new(bytes.clone())))))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        let name = name(&path);
        ready(match self.0.get(&name) {
            Some(bytes) => Ok(Kind::File(bytes.len() as u64)),
            None if self.is_folder(&name) => Ok(Kind::Folder),
            None => missing(),
        })
    }
}

impl Metadata for Kind {
    fn is_dir(&self) -> bool {
        matches!(self, Kind::Folder)
    }

    /// No time: the program may be newer than a browser's copy although its files were made before.
    fn modified(&self) -> io::Result<SystemTime> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn len(&self) -> u64 {
        match self {
            Kind::File(bytes) => *bytes,
            Kind::Folder => 0,
        }
    }
}

impl File for Reading {
    type Metadata = Kind;
    type MetadataFuture<'a> = Ready<io::Result<Kind>>;

    fn metadata(&self) -> Self::MetadataFuture<'_> {
        ready(Ok(Kind::File(self.0.get_ref().len() as u64)))
    }
}

impl AsyncRead for Reading {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, to)
    }
}

impl AsyncSeek for Reading {
    fn start_seek(mut self: Pin<&mut Self>, position: SeekFrom) -> io::Result<()> {
        Pin::new(&mut self.0).start_seek(position)
    }

    fn poll_complete(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<u64>> {
        Pin::new(&mut self.0).poll_complete(context)
    }
}
