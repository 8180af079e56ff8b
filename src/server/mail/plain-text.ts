const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Clean HTML (http/rich-text.ts) as the plain text that goes with it in a mail. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<img\b[^>]*? alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, (_link, address: string, text: string) =>
      text === address ? text : `${text} (${address})`,
    )
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<br \/>|<\/tr>/g, '\n')
    .replaceAll(/<\/t[hd]> ?/g, '\t')
    .replaceAll(/<hr \/>/g, '\n\n----\n\n')
    .replaceAll(/<\/?(?:p|h[234]|ul|ol|blockquote|figure|figcaption|table|caption)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
