import type { EmailAdapter } from 'payload'

/** While a site is developed: what would be sent is printed, with its links to follow. */
export const logEmail =
  (log: (line: string) => void, siteName: string): EmailAdapter =>
  () => ({
    name: 'log',
    defaultFromAddress: 'log@localhost',
    defaultFromName: siteName,
    sendEmail: async ({ html, subject, text, to }) => {
      const links = linksIn(String(html ?? text ?? ''))
      log([`Email to ${String(to)}: ${subject}`, ...links.map((link) => `  ${link}`)].join('\n'))
    },
  })

const linksIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/href="([^"]+)"/g), ([, link = '']) => link)),
]
