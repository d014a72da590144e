import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../../ui/app/texts.ts'
import { TextsProvider } from '../../../ui/kit/text.tsx'
import { JsonTree } from '../../../ui/views/api/JsonTree.tsx'
import { wordsIn } from '../../kit/words.ts'

let texts: Awaited<ReturnType<typeof startTexts>>
beforeAll(async () => {
  texts = await startTexts('en')
})

const markupOf = (value: ComponentProps<typeof JsonTree>['value']): string =>
  renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <JsonTree value={value} />
    </TextsProvider>,
  )

test('APIV-2 what is deep is folded and not drawn, what is long is drawn in parts', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index)
  const markup = markupOf({ a: { b: { c: 'deep' } }, many })
  expect(markup).not.toContain('deep')
  expect(markup.match(/data-kind="number"/g)).toHaveLength(100)
  expect(markup).toContain(wordsIn('en')('list.more', { count: 9900 }))
})

test.each([[null], ['text'], [0], [[]], [{}], [{ __proto__: null, constructor: [null] }]])(
  'APIV-2 %o is shown',
  (value) => {
    expect(markupOf(value)).not.toBe('')
  },
)
