import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#locales'
import { inProject } from '../../scripts/kit/root.ts'
import { familiesIn, placesIn } from './faults.ts'

const read = (path: string): Catalogue =>
  JSON.parse(readFileSync(inProject(`locales/${path}.json`), 'utf8'))

/** `access.json` in a folder would be a language's. */
const parts = readdirSync(inProject('locales/notes')).map((name) => name.replace('-notes.json', ''))

/** What stands for a person here and for a file there, for one thing or for several. */
const vague = ['label', 'labels', 'language', 'locale', 'name', 'title']

test('38.1 the texts that are loaded first have notes for translators', () => {
  expect(parts).toContain('access')
})

describe.each(parts)('38.1 the notes on %s', (part) => {
  const notes = read(`notes/${part}-notes`)
  const texts = familiesIn(read(`en/${part}`))

  test('are on texts that exist, in their order', () => {
    const noted = Object.keys(notes)
    expect(noted).toEqual([...texts.keys()].filter((key) => noted.includes(key)))
  })

  test('say something, without a full stop at the end', () => {
    expect(Object.values(notes).filter((note) => !/^\S.*[^\s.]$/.test(note))).toEqual([])
  })

  test('name no placeholder that the text lacks', () => {
    const strange = Object.entries(notes).filter(([key, note]) => {
      const places = Object.values(texts.get(key) ?? {}).flatMap(placesIn)
      return placesIn(note).some((place) => !places.includes(place))
    })
    expect(strange).toEqual([])
  })

  test('tell of each vague placeholder what it stands for', () => {
    const untold = [...texts].flatMap(([key, family]) =>
      [...new Set(Object.values(family).flatMap(placesIn))]
        .filter((place) => vague.includes(place) && !placesIn(notes[key] ?? '').includes(place))
        .map((place) => `${key}: ${place}`),
    )
    expect(untold).toEqual([])
  })
})
