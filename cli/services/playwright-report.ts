/** A test that was played in a browser, as Playwright's report and our annotation tell it. */
export interface BrowserTest {
  machine: string
  title: string
  isGood: boolean
  /** The arrows of each step that was done, the beginning first. */
  fired: readonly (readonly string[])[]
  /** What went wrong; null: nothing. */
  message: string | null
  ms: number
}

/** Playwright's JSON report, as far as we read it. */
interface Suite {
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: PlayedTest[] }[]
}

interface PlayedTest {
  annotations: { type: string; description?: string }[]
  results: {
    duration: number
    error?: { message?: string }
    annotations?: PlayedTest['annotations']
  }[]
}

/** The tests of machines in a report; any others in it are not ours. */
export const browserTestsIn = (report: unknown): BrowserTest[] => testsOf(report as Suite)

const testsOf = ({ specs = [], suites = [] }: Suite): BrowserTest[] => [
  ...specs.flatMap(({ ok, tests, title }) =>
    tests.flatMap(({ annotations, results }) => {
      const last = results.at(-1)
      const note = noteIn([...annotations, ...(last?.annotations ?? [])])
      if (note === null) return []
      const message = last?.error?.message ?? null
      return { ...note, title, isGood: ok, message, ms: last?.duration ?? 0 }
    }),
  ),
  ...suites.flatMap(testsOf),
]

function noteIn(
  annotations: PlayedTest['annotations'],
): Pick<BrowserTest, 'machine' | 'fired'> | null {
  const note = annotations.find(({ type }) => type === 'model')?.description
  return note === undefined ? null : JSON.parse(note)
}
