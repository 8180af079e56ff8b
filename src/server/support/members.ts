/** Name shown for a member who has left. */
export const withdrawnName = /*i18n*/ { id: 'comment.withdrawn', message: '탈퇴한 회원' }
