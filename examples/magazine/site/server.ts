import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { answer } from './answer.ts'
import { magazineAt } from './api.ts'

const port = Number(process.env.PORT ?? 3001)
const api = magazineAt(process.env.MAGAZINE_API ?? 'http://localhost:3000')
const css = readFileSync(new URL('./site.css', import.meta.url))

/** Rich text has the alignment and the colors that editors give it as styles, and no other. */
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src ${new URL(api.address).origin}; base-uri 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
}

const server = createServer(async (request, response) => {
  if (request.url === '/site.css') {
    response.writeHead(200, { ...headers, 'content-type': 'text/css; charset=utf-8' }).end(css)
    return
  }
  try {
    const { status, body } = await answer(api, request.url ?? '/')
    response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(body)
  } catch (thrown) {
    console.error(thrown)
    response
      .writeHead(500, { ...headers, 'content-type': 'text/plain' })
      .end('Something went wrong.')
  }
})

server.listen(port, 'localhost', () => {
  console.log(`The magazine's site is at http://localhost:${port} and reads from ${api.address}`)
})
