import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownModules } from '../../../scripts/arrows.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import { measuredElsewhere, scenes } from '../../kit/floating-parts.ts'

const views = ownModules()
  .map(({ file }) => file)
  .filter((file) => /^ui\/.*\.tsx$/.test(file) && !file.includes('/gallery/'))
const sourceOf = (file: string) => readFileSync(inProject(file), 'utf8')

/** The files where this is written, once for each time. */
const uses = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) => [...sourceOf(file).matchAll(pattern)].map(() => file)).sort()

test('17.14 where each part that floats opens is measured in a browser', () => {
  const users = views.filter((file) => !file.startsWith('ui/parts/'))
  const measured = scenes.flatMap(({ parts }) => parts.map(({ file }) => file))

  expect([...measured, ...Object.keys(measuredElsewhere)].sort()).toEqual(
    uses(/<(Menu|MenuOnDemand|Combobox)(?=[\s>])/g, users),
  )
  for (const spec of Object.values(measuredElsewhere)) {
    expect(/(expectAtTrigger|placeOf)\(/.test(sourceOf(spec)), spec).toBe(true)
  }
})

test('17.14 no other part floats: one that does is added to those that are measured', () => {
  const floating = /@ark-ui\/react\/(?!dialog|locale|portal|toast)[\w-]+|role="tooltip"/g
  expect(new Set(uses(floating, views))).toEqual(
    new Set([
      'ui/parts/Button.tsx',
      'ui/parts/Combobox.tsx',
      'ui/parts/ComboboxInput.tsx',
      'ui/parts/ComboboxList.tsx',
      'ui/parts/Menu.tsx',
      'ui/parts/menu-keys.tsx',
    ]),
  )
})

test('17.14 no part of Ark UI gets an id of its own, by which Ark would not find it', () => {
  expect(uses(/<Ark\.\w+\b[^>]*?\sid=/g, views)).toEqual([])
})
