import type { BrowserContext } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'
import { pageOfKinds } from '../peer-site/collections/kinds.ts'

/** A screen that an address opens, and what has to be live on it. */
export interface Screen {
  name: string
  path: string
  selector: string
  isSignedIn: boolean
  /** Usable once a key pressed in the field has enabled the publish button. */
  isForm: boolean
  /** The peer has no such document. */
  isOurs?: boolean
}

/** The screens over this server's documents; their ids are the same wherever the data are. */
export async function screensOf(
  context: BrowserContext,
  { origin }: ServerProcess,
): Promise<Screen[]> {
  const idOf = async (collection: string, where: string) => {
    const headers = { origin }
    const url = `${origin}/api/${collection}?depth=0&limit=1&${where}`
    const { docs } = await (await context.request.get(url, { headers })).json()
    if (!docs?.[0]) throw new Error(`${url} found nothing.`)
    return String(docs[0].id)
  }
  const document = async (name: string, collection: string, where: string, field = 'title') => ({
    name,
    path: `/admin/collections/${collection}/${await idOf(collection, where)}`,
    selector: `#field-${field}`,
    isSignedIn: true,
    isForm: true,
  })
  const page = (name: string, path: string, selector: string) => ({
    name,
    path,
    selector,
    isSignedIn: name !== 'login',
    isForm: false,
  })

  return [
    page('login', '/admin/login', '#field-email'),
    page('dashboard', '/admin', '#card-posts a'),
    page('list', '/admin/collections/posts', 'tbody tr:nth-child(10) a'),
    await document('post', 'posts', 'where[slug][equals]=post-0101'),
    await document('long post', 'posts', 'where[slug][equals]=long-post'),
    await document('forty blocks', 'pages', 'where[slug][equals]=forty-blocks'),
    await document('big', 'big', '', 't002'),
    await manyKinds(context, origin),
  ]
}

/** Made where the data are those of a peer. */
async function manyKinds(context: BrowserContext, origin: string): Promise<Screen> {
  const url = `${origin}/api/kinds?depth=0`
  const headers = { origin }
  const { docs } = await (await context.request.get(`${url}&limit=1`, { headers })).json()
  const { doc } = docs[0]
    ? { doc: docs[0] }
    : await (await context.request.post(url, { headers, data: pageOfKinds })).json()
  return {
    name: 'many kinds',
    path: `/admin/collections/kinds/${doc.id}`,
    selector: '#field-title',
    isSignedIn: true,
    isForm: true,
    isOurs: true,
  }
}
