export { paragraphsOf } from '#rich-text/reading'
