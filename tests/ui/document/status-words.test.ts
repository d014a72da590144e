import { describe, expect, test } from 'vitest'
import { languages, loadCatalogue, loadRecordCatalogue } from '#locales'
import type { Reason } from '#machines/open-document'
import type { ProblemData } from '#problems'
import type { Formats } from '../../../ui/kit/formats.ts'
import { wordsOf } from '../../../ui/views/document/status/status-words.ts'
import { familiesIn, placesIn } from '../../locales/faults.ts'

type ValuesOf<Code, One = Reason> = One extends { code: infer Codes }
  ? Code extends Codes
    ? Omit<One, 'code'>
    : never
  : never

const name = 'Ann'
const count = 2
const problem: ProblemData = { code: 'access.refused', details: {} }
const places = [['links', 'a', 'size']]
const paths = ['title']
const fields = ['fresh']

/** A reason of each code: one that is new and not here doesn't compile. */
const reasons: { [Code in Reason['code']]: ValuesOf<Code> } = {
  loading: {},
  unavailable: { problem },
  deletedHere: {},
  deleted: {},
  deletedBy: { name },
  deletedMine: {},
  deletedUnsaved: {},
  deletedUnsavedBy: { name },
  deletedUnsavedMine: {},
  trashed: {},
  trashedBy: { name },
  trashedMine: {},
  trashedUnsaved: {},
  trashedUnsavedBy: { name },
  trashedUnsavedMine: {},
  takingOver: {},
  notTakenOver: { name, problem },
  lockedOut: { name, count: 0 },
  lockedOutUnsaved: { name, count },
  newer: { name, count: 0 },
  newerMine: { count: 0 },
  newerUnsaved: { name, count },
  newerUnsavedMine: { count },
  newerUnread: { problem },
  saving: {},
  uploading: { percent: 7 },
  uploadPaused: {},
  pictures: { count },
  conflicted: { count },
  stale: {},
  invalid: { count },
  corrected: {},
  notPublishable: { count },
  correctedUnpublished: {},
  otherLanguage: { paths, locale: 'de' },
  otherLanguageUnpublished: { paths, locale: 'de' },
  unknownFields: { fields },
  unknownFieldsUnpublished: { fields },
  unfinished: { places },
  offline: {},
  unauthorised: {},
  locked: {},
  failed: { problem },
  notPublished: { problem },
  unanswered: {},
  restored: { count, keptAt: 1000 },
  dirty: { count },
  journaled: { count },
  unparsed: { places },
  mayNotCreate: {},
  readOnly: {},
  new: {},
  clean: {},
  saved: { at: 1000 },
  published: { at: 1000 },
}

const codes = Object.keys(reasons) as Reason['code'][]

/** What stands beside the sentence. */
const besides = ['kept', 'mayNotPublish', 'nextTry', 'notKept', 'partlyKept']

/** The key that is said of a code, and the values that it is said with. */
function saidOf(code: Reason['code']) {
  const said: [key: string, values: object][] = []
  wordsOf(
    {
      reason: { code, ...reasons[code] } as Reason,
      ...{ status: 'saved', besides: null, actions: [], device: null },
    },
    {
      text: (key, values = {}) => {
        said.push([key, values])
        return key
      },
      formats: { clock: String, moment: String } as unknown as Formats,
      fieldAt: String,
      language: String,
    },
  )
  return said.at(-1)!
}

describe.each(languages)('34.1 the status line in %s', async (language) => {
  const families = familiesIn({
    ...(await loadCatalogue(language)),
    ...(await loadRecordCatalogue(language)),
  })

  test.each(codes)('has a text whose key is the code, and all that it asks for: %s', (code) => {
    const [key, values] = saidOf(code)
    expect(key).toBe(`document.status.${code}`)
    const forms = Object.values(families.get(key) ?? {})
    expect(forms).not.toEqual([])
    expect(Object.keys(values)).toEqual(expect.arrayContaining(forms.flatMap(placesIn)))
  })

  test('has no text that nothing says', () => {
    const keys = [...families.keys()].filter((key) => key.startsWith('document.status.'))
    const said = [...codes, ...besides].map((code) => `document.status.${code}`)
    expect(keys.sort()).toEqual(said.sort())
  })
})
