/** A name that travels in a header: no path, no control or direction characters, and not too long. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not have.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'file'
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 ? clean.slice(dot).slice(0, longestEnding) : ''
  return clean.length > longest ? clean.slice(0, longest - ending.length) + ending : clean
}

const longest = 200
const longestEnding = 20

/** The file under a name that can be sent. */
export function wellNamed(file: File): File {
  const name = cleanName(file.name)
  const { type, lastModified } = file
  return name === file.name ? file : new File([file], name, { type, lastModified })
}
