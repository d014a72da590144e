/** Plain React, as it is: both panels show it. */
export const ShopLink = () => <a href="/">To the shop</a>
