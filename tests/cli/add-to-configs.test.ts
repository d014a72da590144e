// @module-tag slow
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diffLines } from 'diff'
import { expect, test } from 'vitest'
import { entityAddition } from '../../cli/services/edit-config/add-entity.ts'
import { localeAddition } from '../../cli/services/edit-config/add-locale.ts'
import { pluginAddition } from '../../cli/services/edit-config/add-plugin.ts'
import { changesFor } from '../../cli/services/edit-config/change-files.ts'
import { componentAddition } from '../../cli/services/edit-config/component-addition.ts'
import { componentBase } from '../../cli/services/edit-config/component-base.ts'
import { componentKinds } from '../../cli/services/edit-config/component-kinds.ts'
import { readSource } from '../../cli/services/edit-config/source.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'

/** Configs of Payload's own tests, as their authors wrote them. */
const folder = inProject('tests/cli/kit/configs')
const configs = readdirSync(folder).filter((name) => name.endsWith('.ts.txt'))

/** Their config is made by a function: only running it could tell. */
const unreadable = ['access-control.ts.txt', 'select.ts.txt']

const action = componentAddition(
  componentKinds.action!,
  { file: '/project/components/Clock.tsx' },
  '/project',
)

const additions = {
  collection: entityAddition('collection', 'New things'),
  global: entityAddition('global', 'New bar'),
  block: entityAddition('block', 'New box'),
  locale: localeAddition('ja'),
  component: action,
  plugin: pluginAddition('./new-plugin.ts', 'newPlugin'),
}

test('CLI-1 there are 20 configs of others to add to', () => {
  expect(configs).toHaveLength(20)
})

test.each(configs)('CLI-1 what is added to %s leaves each of its bytes in place', (name) => {
  const path = join(temporaryFolder('config'), 'config.ts')
  const before = readFileSync(join(folder, name), 'utf8')
  for (const [kind, addition] of Object.entries(additions)) {
    for (const written of [before, before.replaceAll('\n', '\r\n')]) {
      writeFileSync(path, written)
      if (unreadable.includes(name)) {
        expect(() => changesFor(path, addition), kind).toThrow(path)
        continue
      }
      const [change] = changesFor(path, addition)
      expect(unaccounted(written, change!.after), kind).toEqual([])
      expect(change!.after.length - written.length, kind).toBeGreaterThan(4)
      if (written !== before) expect(change!.after, kind).not.toMatch(/[^\r]\n/)
      // It can still be read, and has what was added.
      writeFileSync(path, change!.after)
      expect(readSource(path).body.length).toBeGreaterThan(0)
      // A place may have more than one component.
      if (kind === 'component') continue
      expect(() => changesFor(path, addition), kind).toThrow('add.taken')
    }
  }
})

test.each(configs)('CLI-1 components of %s are named from its folder, as it says', (name) => {
  const path = join(temporaryFolder('config'), 'src', 'config.ts')
  mkdirSync(dirname(path))
  writeFileSync(join(path, '../../package.json'), '{}')
  const text = readFileSync(join(folder, name), 'utf8')
  writeFileSync(path, text)
  const isSaid = text.includes('baseDir: path.resolve(dirname)')
  const expected = unreadable.includes(name)
    ? null
    : isSaid
      ? dirname(path)
      : dirname(dirname(path))

  expect(componentBase(path)).toBe(expected)
})

/** Lines that are gone: each must be within the lines that came in its place, with something added. */
function unaccounted(before: string, after: string): string[] {
  const parts = diffLines(before, after)
  return parts.flatMap(({ removed, value }, index) => {
    if (!removed) return []
    const next = parts[index + 1]
    return next?.added && isWithin(value, next.value) ? [] : [value]
  })
}

function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const letter of part) {
    at = whole.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
