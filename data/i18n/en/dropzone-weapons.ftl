## Special weapons
