/** A file's type as people call it: JPEG, PDF; of an unusual one the end of its name. */
export function shortType(type: string | null, name: string): string | null {
  const [kind = '', subtype = ''] = (type ?? '').split(';', 1)[0]?.split('/') ?? []
  const known = subtype.replace(/^x-/, '').replace(/\+xml$/, '')
  if (known !== '' && known.length <= 5 && kind !== '') return known.toUpperCase()
  const ending = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]
  return ending ? ending.toUpperCase() : type
}
