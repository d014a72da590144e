import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { startTexts } from '../../../ui/app/texts.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import type { Known } from '../../../ui/kit/titles.ts'
import { Cell } from '../../../ui/views/list/cells/Cell.tsx'
import { aField } from '../../kit/client-config.ts'

let texts: i18n
beforeAll(async () => {
  texts = await startTexts('en')
})

const author = aField('relationship', 'author', { relationTo: ['authors'] })
const authors = aField('relationship', 'authors', { relationTo: ['authors'], hasMany: true })

/** What people read in a cell, once the server has told what it knows of author 99. */
function words(content: typeof author, value: Json, known?: Known): string {
  const panel = samplePanel(texts, sampleConfig, serverOf({}))
  panel.queries.setQueryData(['summary', 'authors', '99', null], known)
  const markup = renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <Cell content={content} value={value} />
    </PanelProvider>,
  )
  return markup.replaceAll(/<[^>]*>/g, '')
}

describe('LIST-4 bad input: a cell with a reference', () => {
  test.each<[string, Known['status'] & string, string]>([
    ['to a document that was deleted', 'missing', 'Missing document (99)'],
    ['to what one may not see', 'forbidden', 'No access (99)'],
    ['that cannot be read now', 'failed', 'Couldn’t load (99)'],
  ])('%s says so', (_what, status, said) => {
    expect(words(author, 99, { status } as Known)).toBe(said)
  })

  test('to one that is gone shows the others all the same', () => {
    expect(words(authors, [99, 1], { status: 'missing' })).toBe('Missing document (99), …')
  })

  test.each<[string, Json]>([
    ['that is none', { not: 'a reference' }],
    ['to the empty id', ''],
    ['to nothing', [null]],
  ])('%s breaks nothing', (_what, value) => {
    expect(() => words(author, value)).not.toThrow()
  })
})
