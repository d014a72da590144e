export { sv as payload } from '@payloadcms/translations/languages/sv'
