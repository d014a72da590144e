import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsBeside } from '../kit/forms-beside.ts'

const files = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .map((file) => `ui/${file}`)
  .filter((file) => file.endsWith('.tsx') && !/gallery\/|^ui\/parts\//.test(file))
  .map((file): [string, string] => [file, readFileSync(file, 'utf8')])

const typed = /<(Input|Textarea|NumberInput|DateInput|FieldList|BlankFields|textarea|form)\b/
const layer = /<(Dialog|Drawer|ActionDrawer)\b/
const guard = /\buseGuarded\(/

/** Forms in a dialog or a drawer of another file. */
const inLayerOf: Readonly<Record<string, string>> = {
  'ui/fields/upload/image-edit/CropNumbers.tsx': 'ui/fields/upload/image-edit/ImageEditDialog.tsx',
  'ui/fields/rich-text/link/LinkBox.tsx': 'ui/fields/rich-text/link/LinkForm.tsx',
  'ui/views/document/assignments/PersonInput.tsx': 'ui/views/document/assignments/Tasks.tsx',
  'ui/views/document/assignments/TaskForm.tsx': 'ui/views/document/assignments/Tasks.tsx',
  'ui/views/document/comments/Composer.tsx': 'ui/views/document/comments/CommentsBeside.tsx',
  'ui/views/document/schedule/PlanForm.tsx': 'ui/views/document/schedule/ScheduleDialog.tsx',
  'ui/views/list/bulk/BlankFields.tsx': 'ui/views/list/bulk/BulkEdit.tsx',
  'ui/views/list/bulk/EditedField.tsx': 'ui/views/list/bulk/BulkEdit.tsx',
}

/** What is typed there belongs to a document, which asks by itself, and is kept. */
const ofDocument = [
  'ui/fields/array',
  'ui/fields/checkbox',
  'ui/fields/code',
  'ui/fields/date/DateControl.tsx',
  'ui/fields/email',
  'ui/fields/json',
  'ui/fields/number',
  'ui/fields/password',
  'ui/fields/upload/arriving/AltTextInput.tsx',
  'ui/fields/rows',
  'ui/fields/select',
  'ui/fields/text/',
  'ui/fields/textarea',
  'ui/views/document/AuthFields.tsx',
  'ui/views/document/DocumentFields.tsx',
  'ui/views/document/DocumentFrame.tsx',
  'ui/views/bulk-upload/FileForm.tsx',
  'ui/views/bulk-upload/AllFilesForm.tsx',
]

/** Looked for, not entered: it is as quickly typed again. */
const search = [
  'ui/fields/blocks/BlockChoice.tsx',
  'ui/fields/date/DateFilter.tsx',
  'ui/fields/kit/filters/',
  'ui/find/',
  'ui/views/document/preview/PreviewBar.tsx',
  'ui/views/list/SearchBox.tsx',
  'ui/views/list/filters/',
]

/** Nobody is signed in, so that there is nowhere to go from there. */
const signIn = ['ui/views/access/', 'ui/views/account-access/', 'ui/views/first-user/']

/** Layers that hold nothing of their own. */
const asksItself: Readonly<Record<string, string>> = {
  'ui/views/document-drawer/DocumentDrawer.tsx': 'its document asks',
  'ui/views/list/templates/ChooseTemplate.tsx': 'nothing is entered in it',
  'ui/views/document/comments/CommentsBeside.tsx': 'drafts stay, and leaving them asks',
  'ui/views/list-drawer/ListDrawer.tsx': 'a list is searched, and filtered',
  'ui/views/bulk-upload/BulkUploadDrawer.tsx': 'asks about its files, which are kept',
}

const isBelow = (file: string, places: readonly string[]) =>
  places.some((place) => file.startsWith(place))

test('33.8 DOC-4 whatever is typed is asked about, or kept with a document', () => {
  const unguarded = files
    .filter(([, source]) => typed.test(source) && !layer.test(source) && !guard.test(source))
    .map(([file]) => file)
    .filter((file) => !(file in inLayerOf) && !isBelow(file, [...ofDocument, ...search, ...signIn]))
  expect(unguarded).toEqual([])
})

test('33.8 DOC-4 a dialog or a drawer asks, unless it is known why it need not', () => {
  const silent = files.filter(([, source]) => /entries="none"/.test(source)).map(([file]) => file)
  expect(silent.toSorted()).toEqual(Object.keys(asksItself).toSorted())
})

test('33.8 DOC-4 the forms that the browser tries are those that there are', async () => {
  const source = readFileSync('tests/kit/forms-beside.ts', 'utf8')
  const tried = [...source.matchAll(/file: '(ui\/[^']+)'/g)].map(([, file]) => file!)
  expect(tried).toHaveLength(Object.keys(formsBeside).length)
  const guarded = new Map(files)
  for (const file of tried) {
    expect(guarded.get(file), file).toMatch(new RegExp(`${layer.source}|${guard.source}`))
  }
})
