//! A table as a Parquet file.

use std::{error::Error, fs::File, path::Path, sync::Arc};

use parquet::{
    basic::{Compression, LogicalType, Repetition, Type as Physical},
    data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type},
    file::{
        properties::WriterProperties,
        writer::{SerializedColumnWriter, SerializedFileWriter},
    },
    schema::types::{Type, TypePtr},
};

use super::{Cells, Column, Table};
use crate::atomic_file;

/// Writes a table into a folder, and gives the file's name.
pub fn write(folder: &Path, table: &Table) -> Result<String, String> {
    let name = format!("{}.parquet", table.name);
    atomic_file::replace(&folder.join(&name), |file| fill(file, table))?;
    Ok(name)
}

fn fill(file: &mut File, table: &Table) -> Result<(), Box<dyn Error>> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(&*file, schema(table)?, Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    for column in &table.columns {
        let mut cells = group.next_column()?.ok_or("a table has as many columns as its schema")?;
        put(&mut cells, &column.cells)?;
        cells.close()?;
    }
    group.close()?;
    writer.close()?;
    Ok(())
}

fn schema(table: &Table) -> Result<TypePtr, Box<dyn Error>> {
    let fields = table.columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Type::group_type_builder(table.name).with_fields(fields).build()?))
}

fn field(column: &Column) -> Result<TypePtr, Box<dyn Error>> {
    let (physical, repetition) = match &column.cells {
        Cells::Text(_) => (Physical::BYTE_ARRAY, Repetition::REQUIRED),
        Cells::Whole(_) => (Physical::INT64, Repetition::REQUIRED),
        Cells::Maybe(_) => (Physical::INT64, Repetition::OPTIONAL),
        Cells::Real(_) => (Physical::DOUBLE, Repetition::REQUIRED),
        Cells::Flag(_) => (Physical::BOOLEAN, Repetition::REQUIRED),
    };
    let builder = Type::primitive_type_builder(column.name, physical).with_repetition(repetition);
    let words = matches!(column.cells, Cells::Text(_)).then_some(LogicalType::String);
    Ok(Arc::new(builder.with_logical_type(words).build()?))
}

fn put(writer: &mut SerializedColumnWriter<'_>, cells: &Cells) -> Result<(), Box<dyn Error>> {
    match cells {
        Cells::Text(all) => {
            let all: Vec<ByteArray> = all.iter().map(|it| ByteArray::from(it.as_str())).collect();
            writer.typed::<ByteArrayType>().write_batch(&all, None, None)?
        }
        Cells::Whole(all) => writer.typed::<Int64Type>().write_batch(all, None, None)?,
        Cells::Maybe(all) => {
            let there: Vec<i16> = all.iter().map(|it| i16::from(it.is_some())).collect();
            let all: Vec<i64> = all.iter().flatten().copied().collect();
            writer.typed::<Int64Type>().write_batch(&all, Some(&there), None)?
        }
        Cells::Real(all) => writer.typed::<DoubleType>().write_batch(all, None, None)?,
        Cells::Flag(all) => writer.typed::<BoolType>().write_batch(all, None, None)?,
    };
    Ok(())
}
