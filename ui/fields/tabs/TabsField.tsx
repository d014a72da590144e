import type { ClientTab, TabsField as Field } from '#contracts/fields'
import { pathBelow } from '#contracts/fields'
import { isWithin, valuePathsOf } from '../../kit/paths.ts'
import { useIsPrinting } from '../../kit/printing.ts'
import { useText } from '../../kit/text.tsx'
import { Tabs } from '../../parts/Tabs.tsx'
import { ErrorCount } from '../errors/ErrorCount.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { EditorsWithin } from '../kit/EditorsWithin.tsx'
import { useOpenWhenRevealed } from '../kit/reveal.ts'
import { useRemembered } from '../kit/use-remembered.ts'
import { TabContent } from './TabContent.tsx'

/** Pages of one form. Only the open one is on the page. */
export function TabsField({ form, field, path, List }: FieldViewProps<Field>) {
  const text = useText()
  const pathsOf = ({ name, fields }: ClientTab) =>
    name === null ? valuePathsOf(fields, path) : [pathBelow(path, name)]
  const isPrinting = useIsPrinting()
  const pathsByTab = field.tabs.map(pathsOf)
  const [current, setCurrent] = useRemembered(form, `open tab ${pathsByTab}`, () => 0)
  useOpenWhenRevealed(form, pathsByTab.flat(), (wanted) =>
    setCurrent(pathsByTab.findIndex((paths) => paths.some((prefix) => isWithin(wanted, prefix)))),
  )
  const shown = field.tabs.flatMap((tab, index) => (tab.isOut ? [] : { tab, index }))
  const open = shown.find(({ index }) => index === current) ?? shown[0]
  return (
    <Tabs
      label={field.label ?? text('field.tabs')}
      value={String(open?.index)}
      onChange={(id) => setCurrent(Number(id))}
      tabs={shown.map(({ tab, index }) => ({
        id: String(index),
        label: (
          <>
            {tab.label} <ErrorCount form={form} prefixes={pathsByTab[index] ?? []} />{' '}
            {index !== open?.index && (
              <EditorsWithin form={form} prefixes={pathsByTab[index] ?? []} />
            )}
          </>
        ),
        content: (index === open?.index || isPrinting) && (
          <TabContent {...{ form, tab, isPrinting, List }} parent={path} />
        ),
      }))}
    />
  )
}
