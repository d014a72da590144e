import { expect, test } from 'vitest'
import { wellNamed } from '../../../ui/client/uploads/clean-name.ts'
import { refusalBefore } from '../../../ui/client/uploads/limits.ts'
import { createPace, timeLeft } from '../../../ui/client/uploads/pace.ts'
import { refusalOf, targetRefusalOf } from '../../../ui/client/uploads/refusals.ts'
import { factsOf } from '../../../ui/views/uploads-tray/words.ts'

const words = (bytes: number) => `${bytes} B`
const GiB = 2 ** 30

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\pictures\\a.jpg', 'a.jpg'],
  ['na\u0000me\n.png', 'name.png'],
  ['gpj\u202e.exe', 'gpj.exe'],
  ['..', 'file'],
  ['Über uns ü.png', 'Über uns ü.png'],
  [`${'a'.repeat(400)}.jpeg`, `${'a'.repeat(195)}.jpeg`],
])('20.8 UPL-5 the name %s is sent as %s', (name, sent) => {
  const file = wellNamed(new File(['a'], name, { type: 'image/png', lastModified: 7 }))
  expect([file.name, file.type, file.lastModified]).toEqual([sent, 'image/png', 7])
})

test('UPL-4 what is too large, empty, or of another type is refused before it is sent', () => {
  const upload = { mimeTypes: ['image/*'], targets: { path: '/u', maxFileSize: GiB } }
  const refused = (size: number, type = 'image/png') =>
    refusalBefore({ size, type }, upload, words)?.code ?? null
  expect(refused(5 * GiB)).toBe('upload.beyondLimit')
  expect(refused(GiB)).toBeNull()
  expect(refused(0)).toBe('upload.tooSmall')
  expect(refused(1, 'text/html')).toBe('upload.wrongType')
  // What the system knows no type of is for the server to look at.
  expect(refused(1, '')).toBeNull()
  expect(refusalBefore({ size: 5 * GiB, type: 'a/b' }, { mimeTypes: [] }, words)).toBeNull()
})

test('UPL-4 the code that a server gives says more than its status', () => {
  expect(refusalOf(400, { code: 'TOO_SMALL' }).code).toBe('upload.tooSmall')
  expect(refusalOf(400, { code: 'constructor' }).code).toBe('request.invalid')
  expect(refusalOf(503, undefined).code).toBe('server.unreachable')
  expect(targetRefusalOf(409, {}).code).toBe('upload.outOfStep')
  expect([403, 404, 410].map((status) => targetRefusalOf(status, {}).code)).toEqual([
    'upload.expired',
    'upload.expired',
    'upload.expired',
  ])
})

test('20.7 the pace is that of the last seconds, and begins anew with the file', () => {
  const pace = createPace()
  pace.add(0, 0)
  expect(pace.now()).toBeNull()
  pace.add(1000, 1000)
  expect(pace.now()).toBe(1000)
  pace.add(1000, 20_000)
  expect(pace.now()).toBeNull()
  pace.add(0, 21_000)
  pace.add(500, 22_000)
  expect([pace.now(), timeLeft(1000, pace.now()), timeLeft(1000, 0)]).toEqual([500, 2, null])
})

test('UPL-4 18 a quota is refused with the server’s own sentence, which the tray shows', () => {
  const message = 'Your unsaved uploads can take up to 5 GB. Save or remove some first.'
  const answered = { code: 'FILE_LIMIT_EXCEEDED', message, data: { reason: 'quota' } }
  const problem = refusalOf(409, answered)

  expect(problem).toMatchObject({ code: 'upload.quota', details: { message } })
  const snapshot = { key: 'a', phase: 'failed', state: 'failed', problem, copy: 'kept' }
  const shown = { ...snapshot, name: 'a.png', size: 1, progress: 0, pace: null }
  const text = (key: string, values = {}) => `${key} ${Object.values(values).join()}`
  expect(factsOf(text as never, { fileSize: words } as never, shown as never)).toBe(
    `problem.upload.quota ${message}`,
  )
  expect(refusalOf(500, { code: 'FILE_LIMIT_EXCEEDED' }).code).toBe('upload.limitExceeded')
})
