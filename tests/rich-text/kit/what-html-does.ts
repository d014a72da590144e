/**
 * Reads HTML strictly, as far as a browser would do anything with it, and answers what there is
 * besides words. Whatever it cannot read is a finding of its own.
 */
export function findingsIn(html: string): string[] {
  const findings: string[] = []
  let at = 0
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)(\/?)>/g)) {
    findings.push(...inWords(html.slice(at, tag.index)))
    at = tag.index + tag[0].length
    const [, , name = '', attributes = ''] = tag
    if (!tags.has(name)) findings.push(`tag ${name}`)
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      findings.push(...inAttribute(key, decoded(value)))
    }
  }
  findings.push(...inWords(html.slice(at)))
  return findings
}

const inWords = (words: string): string[] => (/[<>]/.test(words) ? [`markup in ${words}`] : [])

function inAttribute(name: string, value: string): string[] {
  if (!attributes.has(name)) return [`attribute ${name}`]
  if (name === 'href' || name === 'src') {
    // The parser of the platform, which is the one of browsers.
    const { protocol } = new URL(value, 'https://site.example')
    return schemes.has(protocol) ? [] : [`${name} ${value}`]
  }
  if (name === 'style')
    return /[(){}<>\\@"']|\/\*/.test(value.replace(/\brgba?\(/g, '').replace(/\)/g, ''))
      ? [`style ${value}`]
      : []
  return []
}

const decoded = (value: string): string =>
  value
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

const tags = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote ul ol li label input hr br a img span table colgroup col thead tbody tr th td strong em s u sub sup mark code'.split(
    ' ',
  ),
)

const attributes = new Set(
  'id dir style href target rel src alt width height loading type disabled checked value start scope colspan rowspan hidden data-block data-upload data-relationship data-striped data-frozen-rows data-frozen-columns'.split(
    ' ',
  ),
)
