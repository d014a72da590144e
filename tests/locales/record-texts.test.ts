import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import type { Module } from '../../scripts/kit/modules.ts'
import { readModules } from '../../scripts/kit/modules.ts'
import { inProject } from '../../scripts/kit/root.ts'

/** What a page shows before any list or document. */
const beginnings = ['ui/app/main.tsx', 'ui/app/Inside.tsx', 'ui/views/dashboard/DashboardRoute.tsx']

/** Where a screen or a drawer begins that waits for the texts of lists and documents. */
const waits = (file: string) =>
  /^ui\/app\/(screens|lists-in-fields)\.ts$|(load-dialogs|open-find-later)\.ts$|inbox\/later\.tsx$|tasks\/TasksSection\.tsx$|(DrawersRoot|FromUrl|RichTextField|SeoAid|Sheets|UploadField|UploadsRoot)\.tsx$|^ui\/views\/(list|version)\//.test(
    file,
  )

const modules = new Map(
  readModules(inProject('.'), ['ui', 'machines', 'config-schema', 'locales']).map((module) => [
    module.file,
    module,
  ]),
)

/** All that these need, and what they load later without waiting for texts. */
function needed(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (file: string) => {
    const module = modules.get(file)
    if (!module || found.has(file)) return
    const source = readFileSync(inProject(file), 'utf8')
    found.set(file, source)
    for (const { target } of importsOf(module, source)) if (target) visit(target)
  }
  files.forEach(visit)
  return found
}

const importsOf = ({ file, imports }: Module, source: string) =>
  imports.filter(
    ({ isType, specifier }) =>
      !isType && !(waits(file) && source.includes(`import('${specifier}')`)),
  )

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

test('the sign-in and the dashboard name no text that only lists and documents have', async () => {
  const sources = needed(beginnings)
  const keys = Object.keys(await loadRecordCatalogue('en')).map(stem)

  const named = [...sources].flatMap(([file, source]) =>
    keys.filter((key) => source.includes(`'${key}'`)).map((key) => `${file}: ${key}`),
  )

  expect(sources.size).toBeGreaterThan(300)
  expect(named).toEqual([])
})

test('no text stands in both', async () => {
  const both = Object.keys(await loadCatalogue('en'))
  const records = await loadRecordCatalogue('en')

  expect(both.filter((key) => key in records)).toEqual([])
})
