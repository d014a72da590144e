import { expect, test } from 'vitest'
import { fromPackage } from '../../server/database/from-package.ts'

const failure = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /site/server.js`), {
    code: 'ERR_MODULE_NOT_FOUND',
  })

test('21.5 a database whose package is missing says which one to install', async () => {
  const name = '@payloadcms/db-sqlite'
  const missing = fromPackage(name, async () => Promise.reject(failure(name)))

  await expect(missing).rejects.toMatchObject({
    code: 'database.packageMissing',
    details: { name },
  })
})

test('21.5 a package that is there, but can’t load one of its own, is no missing package', async () => {
  const thrown = failure('libsql')
  const broken = fromPackage('@payloadcms/db-sqlite', async () => Promise.reject(thrown))

  await expect(broken).rejects.toBe(thrown)
})
