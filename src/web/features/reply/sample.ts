/** A chain and a draft to try the screen with, for who has none at hand. */
export const sampleChain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Thanks for the update. Can you confirm the delivery date for the Leeds order? We have the hall only until the 27th. Who from your side will sign the acceptance form? And one more thing: is it possible to add 40 lanyards?

Cheers,
Tom

From: Marta Kowal
Sent: Wednesday 18 November, 09:15
To: Tom Ashworth
Subject: Leeds order

Hi Tom,

Just a short note to say that the banners are printed and look good.

Best,
Marta`;

export const sampleDraft =
  'delivery date for the leeds order is thursday 26 nov, morning. yes we can add 40 lanyards but they takes 3 days more, £1.20 each. talk soon marta';
