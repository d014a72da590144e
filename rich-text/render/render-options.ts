import type { ReadOptions } from '../tree/read-options.ts'
import type { ElementOf, RichType } from '../tree/rich-tree.ts'

export interface RenderOptions<Out> extends ReadOptions {
  /** Renders nodes of a type in the site's own way. */
  nodes?: Renderers<Out>
  /** Renders blocks, by their slugs. */
  blocks?: Readonly<Record<string, Render<'block', Out>>>
  inlineBlocks?: Readonly<Record<string, Render<'inlineBlock', Out>>>
  /** Renders nodes of the site's own features, by the type that is stored. */
  customNodes?: Readonly<Record<string, Render<'unknown', Out>>>
  /** Gives headings IDs, for links to them: those of `outlineOf`. */
  anchors?: boolean
}

export type Renderers<Out> = { readonly [Type in RichType]?: Render<Type, Out> }

export type Render<Type extends RichType, Out> = (props: RenderProps<Type, Out>) => Out

export interface RenderProps<Type extends RichType, Out> {
  node: ElementOf<Type>
  /** What it contains, rendered. */
  children: Out
  /** What it would be without this function. */
  fallback: Out
}
