import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import { storageWatch } from '../../../ui/client/uploads/storage-watch.ts'

const lost = () =>
  Promise.reject(
    new Problem('upload.storageUnreachable', { details: { host: 'bucket.example.com' } }),
  )
const offline = () => Promise.reject(new Problem('server.unreachable'))

describe('UPL-4 a storage that cannot be reached', () => {
  test('is taken for the network once, and named where the server answers and it fails again', async () => {
    const watch = storageWatch()

    await expect(watch.sent(lost())).rejects.toMatchObject({ code: 'server.unreachable' })
    await watch.asked(Promise.resolve())
    await expect(watch.sent(lost())).rejects.toMatchObject({
      code: 'upload.storageUnreachable',
      details: { host: 'bucket.example.com' },
    })
  })

  test('is not named where the server is away as well, or where it took something in between', async () => {
    const watch = storageWatch()

    await expect(watch.sent(lost())).rejects.toMatchObject({ code: 'server.unreachable' })
    await expect(watch.asked(offline())).rejects.toMatchObject({ code: 'server.unreachable' })
    await expect(watch.sent(lost())).rejects.toMatchObject({ code: 'server.unreachable' })
    watch.answered()
    await expect(watch.sent(lost())).rejects.toMatchObject({ code: 'server.unreachable' })
  })
})
