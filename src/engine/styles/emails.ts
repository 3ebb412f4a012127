/** Letters as people write them at work and at home, wordy and terse, for measures and tests. Everyone is invented. */
export const EMAILS: readonly string[] = [
  `Dear Ms. Okafor,

I hope this email finds you well. I am writing to inform you that we have received your application for the position of office manager. First of all, I would like to thank you very much for taking the time to apply. We received a very large number of applications this year, and it has taken us a bit longer than we had originally expected to read through each and every one of them.

We would like to invite you to an interview on Tuesday, 14 May at 10:30 in our office on Harbour Street. Please note that the interview will take approximately 45 minutes. It would be great if you could bring a copy of your passport. The interview will be held in a relaxed and friendly atmosphere, so there is really nothing to worry about.

Please let me know as soon as possible whether you are able to come. If you have any questions, please feel free to get in touch with me at any time.

Kind regards,
Helen Brandt`,
  `Hi Marco,

I just wanted to quickly follow up on our conversation from last week. As you may recall, we talked about the new brochure, which is basically finished at this point in time. In my opinion, the overall design is really very good, but I think that the pictures on page 3 are perhaps a little bit too dark. I was wondering if you could possibly have a look at them before Friday?

The printers called again this morning. They are very friendly people, and they have been extremely patient with us so far. They need the final files by 12 June in order to be able to deliver on time.

Thank you so much in advance for all of your help with this. I really appreciate it.

Best,
Lena`,
  `Dear Mr. Whitfield,

Due to the fact that the heating in my apartment has not been working for a period of five days, I am forced to contact you once again. I have already called your office on three separate occasions. Each time I was told that somebody would call me back, and so far nobody has done so. As I am sure you can imagine, it is absolutely freezing in here, especially during the night, and my children are starting to get sick.

I would really appreciate it if you could send a technician no later than tomorrow. I am at home all day long. Should the heating not be repaired by Wednesday, I will reduce the rent by 20%.

I look forward to hearing from you very soon.

Yours sincerely,
Irina Sokolova`,
  `Hey team,

Just a quick note to let you know that the office is going to be closed on Monday, May 27. It is a public holiday, as most of you probably already know. The building will also be locked, which means that you will not be able to pick up anything from your desks. In addition to that, the servers are going to be down for maintenance between 8 pm and midnight on Sunday, so please make sure that you save all of your work before that time.

I hope that all of you have a great and relaxing long weekend. You have all been working incredibly hard over the past few weeks, and you really deserve a break!

Thanks again,
Priya`,
  `Hello Mrs. Lindqvist,

Thank you for your email regarding order 88412. I am sorry to hear that one of the plates was broken when it arrived. We always try to pack everything as carefully as we possibly can, but unfortunately these things do happen from time to time, and it is very annoying for everybody who is involved.

We will send you a replacement on Thursday, free of charge. It is not necessary to return the broken plate. It usually takes approximately three to four working days for a parcel to get to you. You will receive an email with a tracking number as soon as it has left our warehouse.

Once again, we are truly sorry for any inconvenience that this may have caused. Please do not hesitate to contact us if there is anything else that we can do for you.

Warm regards,
Customer care`,
  `Tom,

The client moved the call to 3 pm today. Can you join? I will bring the figures. Bring the contract.

Jo`,
  `Dear all,

I am writing this email in order to give you a brief summary of yesterday's meeting about the garden project. There were a number of people who could not attend, so I thought that it would be a good idea to write down the most important points.

The council has approved our plan and will give us £4,500. That is wonderful news, and it is something that we have all been hoping for over the course of many months. We need to buy the tools before the end of March, because otherwise the money goes back. Mr. Adeyemi has very kindly offered to lend us his van. The van is old but it is in good condition, and it has plenty of space.

At the present moment we are still looking for volunteers who are willing to help on Saturdays. If you are interested, please write your name on the list that is hanging in the hall. It does not matter whether or not you have any experience.

With best wishes,
Clara`,
  `Dear Professor Nakamura,

My name is Daniel Reyes and I am a student in your course on medieval history. I am writing to you because I would like to ask for an extension for my essay. The essay is due on 3 November. I have been ill with the flu for the last ten days, and for this reason I was unfortunately not able to go to the library. I have attached a note from my doctor, who has confirmed this.

I have made good progress on the first half, which deals with the origins of the guilds. I am absolutely certain that I will be able to finish the remaining part within one week. I completely understand if this is not possible. I know that you are extremely busy and that you get a lot of requests of this kind.

Would it be possible to hand it in on 10 November?

Thank you very much for your time and consideration.

Sincerely,
Daniel Reyes`,
  `Hi Sam,

So basically what happened is that the delivery arrived this morning, but it turned out that half of the boxes were actually empty. I have to say that I was pretty surprised, because it has never happened before. I called the supplier right away and spoke to a very nice lady called Ruth, who was also completely surprised by the whole thing. She is going to look into it and get back to me by the end of the day.

In the meantime, could you please check whether or not we still have enough cables in the basement? We need 40 of them for the Baxter job. If we don't have enough, we will need to order them today.

Cheers,
Nadia`,
  `Dear Neighbours,

We would like to let you know in advance that we are going to be having a small party on Saturday evening in order to celebrate our daughter's graduation. We are expecting around 30 guests. There is going to be some music, and we will of course do our very best to keep the noise down to an absolute minimum after 11 pm. It is possible that there will be a few more cars than usual parked along the street.

If the music bothers you in any way at all, please just give us a call on 555-0142. You are of course very welcome to come over and have a drink with us. We have been living in this street for many years now, and we have always felt very much at home here, surrounded by such kind and helpful neighbours.

All the best,
The Moreau family`,
  `Dear Mr. Petrov,

With reference to our telephone conversation this morning, I am pleased to confirm that we are in a position to offer you a discount of 8% on all orders in excess of 200 units. The offer is valid until 31 August. It is subject to the terms and conditions that are set out in our contract of 2019.

As you are no doubt aware, the prices of raw materials have increased significantly over the course of the past few months, and it is highly likely that they are going to increase even further in the near future. It is for this reason that we are not in a position to guarantee the price beyond that date. We have done everything that is within our power to keep our prices as stable as possible.

We would be grateful if you could confirm your order in writing. We very much look forward to continuing our successful cooperation with you.

Yours faithfully,
Anneke de Vries`,
  `Hi Grandma,

Thank you so much for the lovely sweater! It fits me perfectly and it is really warm, which is great because it has been snowing here all week long. Everybody at work keeps asking me where I bought it. I am honestly so happy with it.

We are planning to come and visit you on the first weekend of February. Is that OK with you? Oscar has a new job now, he works at the museum, and he does not get many days off. I will call you on Sunday to talk about the train times.

Lots of love,
Mia`,
  `Hello Ben,

I am reaching out to you with regard to the monthly report. It has come to my attention that some of the numbers that are in the second table do not match the numbers that we sent to the auditors. To be honest, I am not completely sure what the reason for this is. It could potentially be the result of the fact that the two teams make use of different exchange rates.

Please take a close look at rows 12 to 18, and let me know what you think. We have a meeting with the board on Thursday, and I would really like to have this issue completely resolved before then. This is a matter of great importance to all of us.

Many thanks in advance,
Yusuf`,
  `Good morning Carla,

I am very happy to be able to tell you that your loan has been approved. There are several documents that need to be signed by you. They are attached to this email. Please sign all of them, and then send them back to us by post before 1 October. We are not able to accept copies or scans, which is something that is required by law.

The money will be transferred to your account within five days. You will receive a letter. The letter explains how the monthly payments work and it also contains a helpful list of the most frequently asked questions that our customers have.

It has been a real pleasure to work with you throughout this entire process.

Kind regards,
Peter Lang`,
];
