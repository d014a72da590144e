import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Catalogue } from '#locales'
import { inProject } from '../../scripts/kit/root.ts'
import { familiesIn } from './faults.ts'

const textsOf = (part: string): Catalogue =>
  JSON.parse(readFileSync(inProject(`locales/en/${part}.json`), 'utf8'))

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/gallery|^problems\/|\.plan\.ts$/.test(file))
    .map((file) => readFileSync(inProject(`${folder}/${file}`), 'utf8'))

/** Where texts are asked for by those who show them. */
const inPanel = ['ui', 'machines', 'config-schema', 'preview'].flatMap(sourcesOf).join('\n')
const inServer = sourcesOf('server').join('\n')
const inTerminal = ['cli', 'testing'].flatMap(sourcesOf).join('\n')

const quoted = (source: string) =>
  new Set([...source.matchAll(/(['"`])([a-z][\w.]*)\1/gi)].map(([, , words]) => words!))

/** Names that are put together, such as `status.${status}`, with what isn't known left open. */
function patternsIn(source: string): RegExp[] {
  const templates = [...source.matchAll(/`([a-z]\w*\.[^`\s]*?\$\{[^`]*)`/gi)].map(([, one]) => one!)
  return templates.map((one) => {
    const parts = one.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    return new RegExp(`^${parts.map(escaped).join('.+')}$`)
  })
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A problem is thrown by its code: `problem.${code}` asks for all of them. */
const nameOf = (stem: string) => stem.replace(/^problem\./, '')

/** The names on the server are made of a subject, as in `textsAbout('uploads')`, and its texts. */
const subjects = [...inServer.matchAll(/textsAbout\('(\w+)'\)/g)].map(([, subject]) => subject!)

const bySubject = (names: ReadonlySet<string>) => (stem: string) => {
  const [subject = '', ...name] = stem.split('.')
  return subjects.includes(subject) && names.has(name.join('.'))
}

function unusedIn(part: string, source: string): string[] {
  const names = quoted(source)
  const patterns = patternsIn(source)
  const isOfSubject = bySubject(names)
  const stems = [...familiesIn(textsOf(part)).keys()]
  return stems.filter(
    (stem) =>
      !names.has(stem) &&
      !names.has(nameOf(stem)) &&
      !isOfSubject(stem) &&
      !patterns.some((one) => one.test(nameOf(stem))),
  )
}

test.each([
  ['access', inPanel + inServer],
  ['records', inPanel + inServer],
  ['server', inServer + inPanel],
  ['cli', inTerminal + inServer],
])('38.1 I18N-4 each text is used: %s', (part, source) => {
  expect(unusedIn(part, source)).toEqual([])
})

const ends = /[.?!…”]$|\}\}$/

/** What is said in English behind what was said before, on one line. */
const behind = (source: string) => [
  ...source.matchAll(/`([^`]*?)\$\{text\(\s*'([\w.]+)'|(\+\s*)text\(\s*'([\w.]+)'/g),
]

/** The end of a list of values, and that of a file’s name. */
const listed = ['list.more', 'import.failedFile']

test('38.1 no sentence is put together in code: a text behind another is whole, or set apart', () => {
  const english = familiesIn({ ...textsOf('access'), ...textsOf('records'), ...textsOf('server') })
  const glued = behind(inPanel + inServer).flatMap(([, before, key, plus, added]) => {
    const stem = key ?? added ?? ''
    const isWhole = Object.values(english.get(stem) ?? {}).every((said) => ends.test(said))
    const isApart = plus === undefined && /(^|\}|· )(?<! )$|· $/.test(before ?? '')
    return isWhole || isApart || listed.includes(stem) ? [] : [stem]
  })
  expect(glued).toEqual([])
})

/** Nouns of a site: a language may have to inflect them, and can’t. */
const noun = '\\{\\{(?:label|labels|singular|plural|collection|collections)(?:, \\w+)?\\}\\}'

/** The languages quote the noun in these, or say them otherwise: looked through in each of them. */
const nounsInSentences: readonly string[] = [
  'field.fallback.copyNamed',
  'palette.byPerson',
  'palette.missed',
  'bulk.ask.deleteForever',
  'bulk.confirm.deleteForever',
  'export.done',
  'field.join.emptyOf',
  'folders.noneOutside',
  'list.empty',
  'list.loading',
  'list.nothingFiltered',
  'list.nothingFound',
  'list.unavailable',
  'picker.narrowed',
  'picker.nothing',
  'picker.nothingFits',
  'recovery.open',
  'recovery.openNew',
  'reindex.confirmNamed.text',
  'seo.failed',
]

/** In quotes, behind a colon, or as all that a button or a heading is about, at its end. */
const placesForNouns = [
  /“[^”]*”/g,
  new RegExp(`(?<=^|: )${noun}(?=: |[.?]?$)`, 'g'),
  new RegExp(`^[^.{]*(?:\\{\\{number\\}\\} )?${noun}\\??$`, 'g'),
  new RegExp(`: ${noun}`, 'g'),
]

test('38.1 English has a noun of the site where no language must inflect it', () => {
  const texts = familiesIn({ ...textsOf('access'), ...textsOf('records'), ...textsOf('server') })
  const inflected = [...texts].filter(([, forms]) =>
    Object.values(forms).some((said) =>
      new RegExp(noun).test(placesForNouns.reduce((rest, place) => rest.replace(place, ''), said)),
    ),
  )
  expect(inflected.map(([stem]) => stem)).toEqual(nounsInSentences)
})
