//! Battles kept on this device: in IndexedDB, as replay files with a few lines about them.

use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode};

use crate::saves::{Kept, Save, arrange};

const DATABASE: &str = "adjutant";
const BATTLES: &str = "battles";

/// A setting kept on this device.
pub fn setting(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a setting on this device; a device that keeps nothing is no reason to stop.
pub fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Keeps a battle, and every so often an earlier moment of it beside it.
pub fn keep(save: Save) {
    spawn_local(async move {
        let Ok(database) = open().await else { return };
        let _ = put(&database, &save).await;
        if let Some(moment) = save.rolling() {
            let _ = put(&database, &moment).await;
        }
    });
}

/// Every battle kept, the latest first, each with earlier moments of it.
pub async fn list() -> Vec<Kept> {
    let (kept, forgotten) = arrange(all().await);
    forgotten.iter().for_each(|it| remove(it));
    kept
}

/// What is kept, in no order.
async fn all() -> Vec<Save> {
    let Ok(database) = open().await else { return Vec::new() };
    let Ok(store) = store_of(&database, IdbTransactionMode::Readonly) else { return Vec::new() };
    let Ok(request) = store.get_all() else { return Vec::new() };
    let Ok(all) = done(&request).await else { return Vec::new() };
    Array::from(&all).iter().filter_map(|it| it.as_string()).filter_map(|it| Save::read(&it)).collect()
}

/// Under which setting it is kept that a battle is practice.
pub fn practice_key(key: &str) -> String {
    format!("practice {key}")
}

/// Forgets a battle, and what is kept beside it.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        for kept in [format!("lesson-{key}"), practice_key(key)] {
            let _ = storage.remove_item(&kept);
        }
    }
    let key = JsValue::from_str(key);
    spawn_local(async move {
        if let Ok(database) = open().await
            && let Ok(store) = store_of(&database, IdbTransactionMode::Readwrite)
        {
            let _ = store.delete(&key);
        }
    });
}

async fn put(database: &IdbDatabase, save: &Save) -> Result<(), JsValue> {
    let store = store_of(database, IdbTransactionMode::Readwrite)?;
    let request = store.put_with_key(&JsValue::from_str(&save.write()), &JsValue::from_str(&save.key))?;
    done(&request).await.map(|_| ())
}

fn store_of(database: &IdbDatabase, mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    database.transaction_with_str_and_mode(BATTLES, mode)?.object_store(BATTLES)
}

async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = web_sys::window().and_then(|it| it.indexed_db().ok().flatten()).ok_or(JsValue::NULL)?;
    let request: IdbOpenDbRequest = factory.open_with_u32(DATABASE, 1)?;
    let upgraded = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = upgraded.result()
            && let Ok(database) = database.dyn_into::<IdbDatabase>()
        {
            let _ = database.create_object_store(BATTLES);
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    done(&request).await?.dyn_into()
}

/// Waits for a request.
async fn done(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(promise).await?;
    request.result()
}
