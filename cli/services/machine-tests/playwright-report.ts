import { readFileSync } from 'node:fs'
import type { BrowserNote, BrowserRun } from '#testing'
import { noteType, runType } from '#testing'

/** A test that was played in a browser, as Playwright's report and our annotations tell it. */
export interface BrowserTest extends BrowserNote, BrowserRun {
  isGood: boolean
  /** What went wrong; null: nothing. */
  message: string | null
  /** A picture of the page when it did, as PNG; null: there is none. */
  picture: Uint8Array | null
  ms: number
}

/** Playwright's JSON report, as far as we read it. */
interface Suite {
  suites?: Suite[]
  specs?: { ok: boolean; tests: PlayedTest[] }[]
}

interface PlayedTest {
  annotations: Annotation[]
  results: {
    duration: number
    errors?: { message?: string }[]
    annotations?: Annotation[]
    attachments?: Attachment[]
  }[]
}

interface Annotation {
  type: string
  description?: string
}

interface Attachment {
  name: string
  contentType: string
  path?: string
  /** In base 64. */
  body?: string
}

/** The tests of machines in a report; any others in it are not ours. */
export const browserTestsIn = (report: unknown): BrowserTest[] => testsOf(report as Suite)

const testsOf = ({ specs = [], suites = [] }: Suite): BrowserTest[] => [
  ...specs.flatMap(({ ok, tests }) =>
    tests.flatMap(({ annotations, results }) => {
      const last = results.at(-1)
      const all = [...annotations, ...(last?.annotations ?? [])]
      const note = described<BrowserNote>(all, noteType)
      if (note === null) return []
      const run = described<BrowserRun>(last?.annotations ?? all, runType) ?? { fired: [] }
      return {
        ...note,
        ...run,
        isGood: ok,
        message: messageIn(last?.errors ?? []),
        picture: pictureIn(last?.attachments ?? []),
        ms: last?.duration ?? 0,
      }
    }),
  ),
  ...suites.flatMap(testsOf),
]

function described<Told>(annotations: readonly Annotation[], wanted: string): Told | null {
  const description = annotations.findLast(({ type }) => type === wanted)?.description
  return description === undefined ? null : JSON.parse(description)
}

/** A test that took too long has two: that it did, and what it waited for. */
function messageIn(errors: readonly { message?: string }[]): string | null {
  const messages = errors.flatMap(({ message }) => message ?? [])
  if (messages.length === 0) return null
  const plain = messages.map((message) => withoutPlace(withoutColours(message)))
  return [...new Set(plain)].join('\n')
}

/** Without the lines of code that Playwright shows below; its own report has them. */
const withoutPlace = (message: string) => message.split(/\n\s+at \S.*:\d+/)[0]!.trim()

const escapeSign = String.fromCharCode(27)

const withoutColours = (text: string) =>
  text.replace(new RegExp(`${escapeSign}\\[[\\d;]*m`, 'g'), '')

function pictureIn(attachments: readonly Attachment[]): Uint8Array | null {
  const picture = attachments.find(
    ({ name, contentType }) => name === 'screenshot' && contentType === 'image/png',
  )
  if (picture?.body !== undefined) return Buffer.from(picture.body, 'base64')
  return picture?.path === undefined ? null : readFileSync(picture.path)
}
