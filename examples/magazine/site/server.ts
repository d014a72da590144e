import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { answer } from './answer.ts'
import { magazineAt } from './api.ts'
import { buildPreview } from './preview/build.ts'

const port = Number(process.env.PORT ?? 3001)
const api = magazineAt(process.env.MAGAZINE_API ?? 'http://localhost:3000')
const css = readFileSync(new URL('./site.css', import.meta.url))
const panel = new URL(api.address).origin
const scripts = await buildPreview()

/**
 * Rich text has the alignment and the colors that editors give it as styles, and no other. Only the
 * panel shows the pages in a frame, and only there they run a script.
 */
const headers = {
  'content-security-policy': `default-src 'none'; script-src 'self'; connect-src ${panel}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src ${panel}; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${panel}`,
  'x-content-type-options': 'nosniff',
  // The address of a draft is for whoever has it.
  'referrer-policy': 'same-origin',
}

const home = '/preview/'

const server = createServer(async (request, response) => {
  if (request.url === '/site.css') {
    response.writeHead(200, { ...headers, 'content-type': 'text/css; charset=utf-8' }).end(css)
    return
  }
  const script = request.url?.startsWith(home) && scripts.get(request.url.slice(home.length))
  if (script) {
    response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script)
    return
  }
  try {
    const draft = new URL(request.url ?? '/', 'http://site').searchParams.get('stateroom-draft')
    const asked = draft === null ? api : magazineAt(api.address, draft)
    const { status, body } = await answer(asked, request.url ?? '/', draft !== null)
    response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(body)
  } catch (thrown) {
    console.error(thrown)
    response
      .writeHead(500, { ...headers, 'content-type': 'text/plain' })
      .end('Something went wrong.')
  }
})

server.once('error', (thrown) => {
  console.error(`The magazine's site can't listen on port ${port}: ${thrown.message}`)
  process.exitCode = 1
})
server.listen(port, 'localhost', () => {
  console.log(`The magazine's site is at http://localhost:${port} and reads from ${api.address}`)
})
