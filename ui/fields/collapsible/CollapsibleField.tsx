import type { CollapsibleField as Field } from '#contracts/fields'
import { valuePathsOf } from '../../kit/paths.ts'
import { useIsPrinting } from '../../kit/printing.ts'
import { Collapsible } from '../../parts/Collapsible.tsx'
import { ErrorCount } from '../errors/ErrorCount.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { EditorsWithin } from '../kit/EditorsWithin.tsx'
import { withWidth } from '../kit/frame.ts'
import { useOpenWhenRevealed } from '../kit/reveal.ts'
import { useRemembered } from '../kit/use-remembered.ts'

/** Fields that fold to a line. While it is closed they are not on the page. */
export function CollapsibleField({ form, field, path, List }: FieldViewProps<Field>) {
  const paths = valuePathsOf(field.fields, path)
  const [isOpen, setOpen] = useRemembered(form, `open ${paths}`, () => !field.initCollapsed)
  const isPrinting = useIsPrinting()
  useOpenWhenRevealed(form, paths, () => setOpen(true))
  return (
    <Collapsible
      {...withWidth(field.width)}
      open={isOpen || isPrinting}
      onToggle={isPrinting ? undefined : setOpen}
      summary={field.label}
      aside={
        <>
          <ErrorCount form={form} prefixes={paths} />{' '}
          {!isOpen && <EditorsWithin form={form} prefixes={paths} />}
        </>
      }
    >
      {(isOpen || isPrinting) && (
        <>
          {field.description && (
            <p>
              <bdi>{field.description}</bdi>
            </p>
          )}
          <List form={form} fields={field.fields} parent={path} />
        </>
      )}
    </Collapsible>
  )
}
