import type { Locale, PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { Document } from '../../kit/document.ts'
import { previewOf } from './preview-of.ts'

export interface PreviewUrls {
  live: string | null
  page: string | null
}

/** Where the site shows a document, by what its config says; null where it has no page. */
export async function previewUrls(
  req: PayloadRequest,
  document: Document,
  data: DocumentData,
): Promise<PreviewUrls> {
  const entity = 'global' in document ? document.global : document.collection
  const { live, page } = previewOf(req.payload.config, entity)
  if (!live && !page) throw new Problem('preview.off')
  const liveUrl = live && (await asked(() => liveUrlOf(req, document, data, live.url)))
  const pageUrl = page
    ? await asked(() => page(data, { locale: req.locale ?? '', req, token: sessionOf(req) }))
    : liveUrl
  return { live: liveUrl, page: pageUrl }
}

type LiveUrl = NonNullable<ReturnType<typeof previewOf>['live']>['url']

const liveUrlOf = (req: PayloadRequest, document: Document, data: DocumentData, url: LiveUrl) =>
  typeof url === 'function'
    ? url({
        data,
        locale: localeOf(req),
        req,
        payload: req.payload,
        ...('global' in document
          ? { globalConfig: document.global }
          : { collectionConfig: document.collection }),
      })
    : filledIn(url ?? null, { ...data, locale: req.locale ?? '' })

/** As Payload hands it to such functions. */
const sessionOf = ({ headers, payload: { config } }: PayloadRequest): string | null =>
  /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ??
  parseCookies(headers).get(`${config.cookiePrefix}-token`) ??
  null

/** What the site's own code answers, as an address that can be shown. */
async function asked(ask: () => unknown): Promise<string | null> {
  let url: unknown
  try {
    url = await ask()
  } catch (cause) {
    throw new Problem('preview.broken', { cause })
  }
  if (url === null || url === undefined || url === '') return null
  if (typeof url !== 'string' || !isShowable(url)) throw new Problem('preview.broken')
  return url
}

/** A page of the web, or a path of the panel's own host. */
const isShowable = (url: string): boolean =>
  /^(https?:\/\/|\/(?!\/))/i.test(url) && URL.canParse(url, 'https://panel.example')

/** `https://example.com/{slug}` for one document. Without one of the values it has no page yet. */
export function filledIn(template: string | null, data: DocumentData): string | null {
  if (template === null) return null
  let isWhole = true
  const url = template.replace(/\{([\w.-]+)\}/g, (_, path: string) => {
    const value = valueAt(data, path)
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && (value !== '' || path === 'locale')) {
      return value.split('/').map(encodeURIComponent).join('/')
    }
    isWhole = false
    return ''
  })
  return isWhole ? url : null
}

const valueAt = (data: DocumentData, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      data,
    )

function localeOf({ locale, payload: { config } }: PayloadRequest): Locale {
  const locales = config.localization ? config.localization.locales : []
  // What Payload gives where there are no languages.
  return locales.find(({ code }) => code === locale) ?? { code: locale ?? '', label: '' }
}
