import type { UiField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { SeoShown } from '../seo/SeoAid.tsx'
import { isSeoShown } from '../seo/seo-fields.ts'

/** A place for a site's own component. Of ours only what shows how a document looks elsewhere is to be seen. */
export const UiField = ({ form, field, path }: FieldViewProps<Field>) =>
  isSeoShown(field) && <SeoShown form={form} field={field} path={path} />
