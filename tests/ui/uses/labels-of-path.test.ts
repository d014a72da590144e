import { expect, test } from 'vitest'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'
import { labelsOfPath } from '../../../ui/uses/labels-of-path.ts'

const picture = field('upload', 'picture', { label: 'Picture' })
const fields = [
  field('array', 'gallery', { label: 'Gallery', fields: [picture] }),
  field('blocks', 'layout', {
    label: 'Sections',
    blocks: [
      block('hero', [picture]),
      block('quote', [field('upload', 'portrait', { label: 'Portrait' })]),
      block('card', [field('upload', 'portrait', { label: 'Face' })]),
    ],
  }),
  field('group', 'meta', { label: 'Meta', fields: [picture] }),
  field('richText', 'body', { label: 'Text' }),
  field('row', '', { fields: [field('relationship', 'author', { label: 'Author' })] }),
]

test.each([
  ['author', ['Author']],
  ['gallery.2.picture', ['Gallery', '3', 'Picture']],
  ['meta.picture', ['Meta', 'Picture']],
  ['layout.0.picture', ['Sections', '1', 'Picture']],
  // Which of two kinds of block it is, nobody knows.
  ['layout.1.portrait', ['Sections', '2']],
  ['body.root.children.3.value', ['Text']],
  ['gone.0.picture', ['gone', '0', 'picture']],
])('39.1 %s is said as the form says it', (path, labels) => {
  expect(labelsOfPath(fields, path)).toEqual(labels)
})
