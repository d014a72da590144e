import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { JsonTree } from '../../../ui/views/api/JsonTree.tsx'

vi.mock('../../../ui/kit/text.ts', () => ({
  useText:
    () =>
    (key: string, { count }: { count: number }) =>
      `${key} ${count}`,
}))

test('APIV-2 what is deep is folded and not drawn, what is long is drawn in parts', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index)
  const markup = renderToStaticMarkup(<JsonTree value={{ a: { b: { c: 'deep' } }, many }} />)
  expect(markup).not.toContain('deep')
  expect(markup.match(/data-kind="number"/g)).toHaveLength(100)
  expect(markup).toContain('list.more 9900')
})

test.each([[null], ['text'], [0], [[]], [{}], [{ __proto__: null, constructor: [null] }]])(
  'APIV-2 %o is shown',
  (value) => {
    expect(renderToStaticMarkup(<JsonTree value={value} />)).not.toBe('')
  },
)
