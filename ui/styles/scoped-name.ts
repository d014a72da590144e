/**
 * The public name of a class in a CSS module: `.root` of `FieldFrame.module.css` is `sr-field-frame`,
 * `.label` is `sr-field-frame__label`. Site owners may style by these names.
 */
export function scopedName(local: string, file: string): string {
  const name = file.replace(/^.*[/\\]/, '').replace(/\.module\.css(\?.*)?$/, '')
  const block = `sr-${kebab(name)}`
  return local === 'root' ? block : `${block}__${local}`
}

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
