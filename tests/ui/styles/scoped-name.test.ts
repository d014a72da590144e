import { expect, test } from 'vitest'
import { scopedName } from '../../../ui/styles/scoped-name.ts'

test.each([
  ['root', '/p/ui/parts/Button.module.css', 'sr-button'],
  ['label', '/p/ui/parts/FieldFrame.module.css', 'sr-field-frame__label'],
  ['root', '/p/ui/parts/Dialog.module.css?used', 'sr-dialog'],
  ['root', 'C:\\p\\ui\\parts\\Button.module.css', 'sr-button'],
])('the class .%s of %s is known to site owners as %s', (local, file, name) => {
  expect(scopedName(local, file)).toBe(name)
})
