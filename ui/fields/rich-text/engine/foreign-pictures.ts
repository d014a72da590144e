/**
 * Takes the pictures out of pasted HTML. Those that it has in itself become files; of one on the web,
 * a link to it stays in its place.
 */
export function takePictures(body: HTMLElement): File[] {
  const files: File[] = []
  for (const picture of body.querySelectorAll('img')) {
    const { alt } = picture
    const src = picture.getAttribute('src') ?? ''
    const file = fileOf(src, files.length + 1)
    if (file) files.push(file)
    // One of a single dot tells its sender that it was seen.
    const isDot = /^[01](px)?$/.test(picture.getAttribute('width') ?? picture.style.width)
    const isShown = /^https?:/.test(src) && !isDot
    if (picture.closest('a') || !isShown) picture.replaceWith(file ? '' : alt)
    else picture.replaceWith(linkTo(src, alt))
  }
  return files
}

function fileOf(src: string, number: number): File | null {
  const [, type, kind, bytes] = /^data:(image\/(\w+)[^;,]*);base64,(.+)$/.exec(src) ?? []
  if (!type || !kind || !bytes) return null
  try {
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    return new File([data], `${number}.${kind === 'jpeg' ? 'jpg' : kind}`, { type })
  } catch {
    return null
  }
}

function linkTo(src: string, alt: string): HTMLAnchorElement {
  const { hostname, pathname } = new URL(src)
  const link = document.createElement('a')
  link.setAttribute('href', src)
  link.textContent = alt || (/[^/]+\.\w{3,4}$/.exec(pathname)?.[0] ?? hostname)
  return link
}
