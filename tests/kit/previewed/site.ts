import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'
import { inProject } from '../../../scripts/kit/root.ts'

/** The site of the posts: a page for each way in which a site can go right or wrong. */
export interface PreviewedSite {
  origin: string
  close(): Promise<void>
}

const pages = ['today', 'before'] as const

export async function startPreviewedSite(): Promise<PreviewedSite> {
  const scripts = new Map(
    await Promise.all(pages.map(async (name) => [name as string, await bundled(name)] as const)),
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const name = pathname.slice(1)
    const [, script] = /^([\w-]+)\.js$/.exec(name) ?? []
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript')
      response.end(scripts.get(script) ?? '')
      return
    }
    if (name === 'down') {
      request.socket.destroy()
      return
    }
    const { port } = server.address() as AddressInfo
    if (name === 'moved') {
      response.writeHead(302, {
        location: `http://127.0.0.1:${port}/today${new URL(request.url ?? '', 'http://site').search}`,
      })
      response.end()
      return
    }
    if (name === 'listens') {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><script>${listens}</script>`)
      return
    }
    if (name === 'unframed') response.setHeader('x-frame-options', 'DENY')
    if (name === 'isolated') response.setHeader('cross-origin-opener-policy', 'same-origin')
    const client =
      name === 'before' ? 'before' : name === 'plain' || name === 'unframed' ? null : 'today'
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>${client ?? 'Plain'}</title><body>${
        client ? `<script type="module" src="/${client}.js"></script>` : '<h1>Plain</h1>'
      }</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Notes when it first heard of each title; for measuring. */
const listens = `
  const { dataset } = document.documentElement
  addEventListener('message', ({ data }) => {
    if (data.type !== 'payload-live-preview' || dataset.title === data.data.title) return
    dataset.title = data.data.title
    dataset.heard = performance.timeOrigin + performance.now()
  })
  parent.postMessage({ type: 'payload-live-preview', ready: true }, new URL(document.referrer).origin)`

async function bundled(name: (typeof pages)[number]): Promise<string> {
  const folder = inProject('tests/kit/previewed')
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['stateroom-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `${folder}/${name}.${name === 'today' ? 'tsx' : 'ts'}`, formats: ['es'] },
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join('\n')
}
