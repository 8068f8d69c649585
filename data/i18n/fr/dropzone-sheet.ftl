## Datasheet, legend and mission
