import { changeCases } from './kit/change-cases.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

onBothDatabases((newDatabase) =>
  changeCases(async () => ({
    dataDir: temporaryFolder('server'),
    databaseUrl: await newDatabase(),
  })),
)
