import { useLivePreview } from '@payloadcms/live-preview-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Axe } from 'stateroom-admin/preview'
import { clickToEdit } from 'stateroom-admin/preview'
import { magazineAt } from '../api.ts'
import type { Page, Post } from '../documents.ts'
import { standing } from '../pages/page.ts'
import { article } from '../pages/post.ts'
import type { Visit } from '../visit.ts'
import type { Locale } from '../words.ts'

/** Only loaded when an editor has the page checked. */
const axe: Axe = {
  run: async (page, options) => (await import('axe-core')).default.run(page, options),
}

interface Facts {
  kind: 'post' | 'page'
  document: Post & Page
  locale: Locale
  address: string
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="preview"]')
const main = document.querySelector('main')
if (meta && main) createRoot(main).render(<Preview {...(JSON.parse(meta.content) as Facts)} />)

/** The page as it will be with what stands in the form; its templates are the site's own. */
function Preview({ address, document, kind, locale }: Facts) {
  const serverURL = new URL(address).origin
  const { data } = useLivePreview({ initialData: document, serverURL, depth: 2 })
  useEffect(() => clickToEdit({ serverURL, axe }), [serverURL])
  const visit: Visit = { api: magazineAt(address), locale, path: location.pathname, page: 1 }
  const content = kind === 'post' ? article(visit, data) : standing(visit, data)
  // Every gap of a template is escaped.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the templates write safe HTML.
  return <div dangerouslySetInnerHTML={{ __html: content.text }} />
}
