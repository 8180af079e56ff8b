/** Signs that full-width input methods write (`１２－Ａ`, U+FF01 to U+FF5E, and their space) as ASCII has them, one for one. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfe_e0)).replaceAll('\u3000', ' ')
