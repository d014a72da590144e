import { expect, test } from 'vitest'
import { withoutClashes } from '../../scripts/kit/without-clashes.ts'
import { scopedName } from '../../ui/styles/scoped-name.ts'

test('one file may make many class names', () => {
  const name = withoutClashes(scopedName)

  expect(name('root', '/ui/views/DocumentView.module.css')).toBe('sr-document-view')
  expect(name('aside', '/ui/views/DocumentView.module.css?used')).toBe('sr-document-view__aside')
})

test('two files that would share a class name are refused, both named', () => {
  const name = withoutClashes(scopedName)
  name('root', '/ui/parts/Button.module.css')

  expect(() => name('label', '/ui/views/Button.module.css')).toThrow(
    '/ui/parts/Button.module.css and /ui/views/Button.module.css would both be named ".sr-button"',
  )
})
