import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentRef } from '#contracts/documents'
import type { ClientView } from '#contracts/site-components'
import { startTexts } from '../../../ui/app/texts.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { PlaceContext } from '../../../ui/kit/place.ts'
import { DocumentTabs } from '../../../ui/views/document-tabs/DocumentTabs.tsx'
import { aCollection } from '../../kit/client-config.ts'

let texts: i18n
beforeAll(async () => {
  texts = await startTexts('en')
})

const base = '/admin/collections/posts/7'
const document: DocumentRef = { kind: 'collection', slug: 'posts', id: 7, locale: null }
const sums: ClientView = {
  name: 'sums',
  path: '/sums',
  component: { name: './Sums', trouble: 'notBuilt' },
  label: 'Sums',
}

/** The tabs as one sees them from a screen, by their ids. */
function tabsAt(path: string, view: ClientView = sums) {
  const panel = samplePanel(texts, sampleConfig, serverOf({}))
  const entity = aCollection({ versions: true, views: [view] })
  const markup = renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <PlaceContext value={{ path, search: '?locale=de' }}>
        <DocumentTabs entity={entity} document={document} />
      </PlaceContext>
    </PanelProvider>,
  )
  return (id: string) =>
    new RegExp(`<[^>]* id="tab-${id}"[^>]*>|<[^>]*id="tab-${id}"[^>]*>`).exec(markup)?.[0]
}

describe('NAV-4 the tabs of a document', () => {
  test('one that is active from further below leads up, and is out of the tab order', () => {
    const tab = tabsAt(`${base}/versions/12`)

    expect(tab('versions')).toMatch(/^<a /)
    expect(tab('versions')).toContain('aria-current="page"')
    expect(tab('versions')).toContain('tabindex="-1"')
    expect(tab('edit')).not.toMatch(/aria-current|tabindex/i)
  })

  test('one that only begins alike is not active', () => {
    expect(tabsAt(`${base}/versions-of-others`)('versions')).not.toContain('aria-current')
  })

  test('one that the config calls active is so everywhere, and out of the tab order', () => {
    const tab = tabsAt(base, { ...sums, isActive: true })

    expect(tab('sums')).toContain('aria-current="page"')
    expect(tab('sums')).toContain('tabindex="-1"')
    expect(tabsAt(base)('sums')).not.toMatch(/aria-current|tabindex/i)
  })

  test('one that opens a window tells it nothing of the panel', () => {
    const tab = tabsAt(base, { ...sums, newWindow: true })

    expect(tab('sums')).toContain('target="_blank" rel="noopener noreferrer"')
    expect(tabsAt(base)('sums')).not.toContain('target')
  })
})
