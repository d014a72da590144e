import type { KeptLine } from '../../../ui/client/import/index.ts'
import type { Write } from '../server/model-server.ts'
import { keyOf, lineHeader, nameOf } from '../server/model-server.ts'
import type { ImportedLine, ImportJob } from '../world/jobs.ts'

/** What is known of an import. */
interface Known {
  job: ImportJob
  /** The places that each line has written since somebody last set it going, by the line's number. */
  written: Map<number, Set<string>>
  /** The lines that have ever written something. */
  ever: Set<number>
  /** The documents that lines have made, ever. */
  made: Map<number, string>
}

/** Says where an import writes what is not in its file, writes a line twice, or tells otherwise than it is. */
export class Imports {
  readonly #known = new Map<string, Known>()
  readonly #report: (line: string) => void

  constructor(report: (line: string) => void) {
    this.#report = report
  }

  begins(job: ImportJob): void {
    const { made = new Map(), ever = new Set<number>() } = this.#known.get(job.name) ?? {}
    this.#known.set(job.name, { job, written: new Map(), ever, made })
  }

  written(
    name: string,
    { document, before, by, request }: Write,
    changed: readonly string[],
  ): void {
    const known = this.#known.get(name)
    if (!known) return
    const { job, made, written } = known
    if (by.id !== job.person.id) this.#report(`${name} is done in the name of ${nameOf(by)}`)
    const key = keyOf(document)
    const index = Number(request.headers[lineHeader]) - 2
    const line = job.lines[index]
    if (!line) {
      this.#report(`${name} writes ${key} of no line`)
      return
    }
    const expected = line.id === null ? made.get(index) : `${job.slug}/${line.id}`
    if (before !== null && key !== expected) this.#report(`${name} writes ${key} for ${expected}`)
    if (before === null) {
      if (made.has(index))
        this.#report(`${name} makes ${key} of line ${index}, of which it made ${made.get(index)}`)
      made.set(index, key)
    }
    const places = written.get(index) ?? new Set()
    written.set(index, places)
    known.ever.add(index)
    const said = placesOf(job, line)
    for (const place of changed) {
      const value = said.get(place)
      if (value === undefined) this.#report(`${name} changes ${place} of ${key}`)
      if (places.has(place)) this.#report(`${name} changes ${place} of ${key} twice`)
      places.add(place)
    }
  }

  /** What became of each line is told as it is. */
  ends({ name }: ImportJob, lines: readonly KeptLine[], isThere: (id: unknown) => boolean): void {
    const known = this.#known.get(name)
    if (!known) return
    for (const { line, result, writing } of lines) {
      const index = line - 2
      const isMade = known.made.has(index)
      const isWritten = known.written.has(index)
      if (writing !== 'told' || !result) continue
      const { outcome } = result
      if (outcome === 'created' && !isMade)
        this.#report(`${name} says that it made line ${index}, and has not`)
      if (outcome === 'refused' && isMade)
        this.#report(`${name} says that it refused line ${index}, and has made it`)
      if (outcome === 'changed' && !known.ever.has(index) && isThere(result.id))
        this.#report(`${name} says that it changed line ${index}, and has not`)
      if (outcome === 'unchanged' && isWritten)
        this.#report(`${name} says that line ${index} was so already, and has changed it`)
    }
  }
}

/** Where a line says something, in the words of the places. */
const placesOf = ({ locale }: ImportJob, { cells }: ImportedLine): Map<string, string> =>
  new Map(
    Object.entries(cells).map(([name, value]) => {
      if (name === 'title') return [`title@${locale}`, value]
      return [name === 'title[de]' ? 'title@de' : name, value]
    }),
  )
