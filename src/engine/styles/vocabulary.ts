/**
 * Plain words and formal ones that say the same where their heading’s frame holds. “<” is read to the plain word, “<<” in
 * a relaxed tone only; “>” to the formal word in a very formal text, “>>” in a professional one, too. A “/” parts words
 * that are all read; the first one is written.
 */
export const VOCABULARY = `
verb + this thing
put up with > tolerate | mess around with / mess about with / mess with >> interfere with

verb + house flat apartment car bicycle ticket computer laptop phone machine equipment food product item book system licence land good share
buy > purchase

verb + object
give me < provide me with | give us < provide us with | give you < provide you with | give them < provide them with
talk about << discuss | get << receive | talk to > speak to | carry on with > continue
get rid of > dispose of | hand out > distribute | throw away > discard
make up for > compensate for
buy < purchase | get < obtain | use < leverage | start < commence / embark on | help < assist | keep < retain | choose << select | build << construct
take part in <> participate in | speed up < expedite | spread < disseminate | explain < elucidate
find out < ascertain | improve < ameliorate | stop < cease / discontinue | give up < relinquish
get in touch with / get a hold of / reach out to >> contact
give back / send back >> return | leave out >> omit | cut down on >> reduce

verb + object without order
ask for >> request

predicate + object without order
need > require

verb + noun
get < obtain

verb + infinitive
try <> attempt / endeavour / endeavor | start > begin | want << wish

verb + gerund
carry on / keep on > continue
stop < cease | start < commence | start > begin

verb + question
figure out >> determine
find out < ascertain | ask < inquire / enquire | show < demonstrate

verb + whether
find out <<>> determine | check < verify

verb + that clause
show <> demonstrate | think > believe | say <> state | point out > note | check < verify | find out > discover

verb + clause
make sure >> ensure

verb + person and clause
tell < inform

verb + person and that clause
tell > inform

verb + person
get in touch with << contact | ping >> contact | get back to > reply to
help < assist

verb + person and with
help > assist

verb + phrase end
show up / turn up >> arrive

verb + end
freak out >> panic | mess up >> make a mistake | kick in > take effect
happen <> occur | get better > improve | get worse > deteriorate | go up > increase | go down > decrease | come back > return

verb + plain verb
let me < allow me to / enable me to / permit me to | let us < allow us to / enable us to / permit us to
let you < allow you to / enable you to / permit you to | let them < allow them to / enable them to / permit them to | let people < allow people to / enable people to
let users < allow users to / enable users to | let students < allow students to / enable students to

verb + matter issue project plan offer proposal role position problem detail option contract budget result price term idea topic strategy deadline
talk about >> discuss | think about > consider

verb + number figure name address date document identity signature record
check > verify

verb + key parcel package document child kid ticket delivery order
pick up >> collect

verb + roof door heating lift elevator machine window boiler printer fence leak
fix <<>> repair

verb + agreement contract subscription membership lease employment
end < terminate

verb + issue point question topic matter
bring up > raise

verb + email mail letter message invitation reply answer response parcel package call invoice order payment notice
get >> receive

verb + reply answer response decision approval confirmation result delivery instruction feedback
wait for > await

verb + copy
get > obtain

verb + permit visa licence license permission approval refund quote certificate
get > obtain

verb + matter issue problem question claim complaint case error bug incident discrepancy situation
look into >> investigate | sort out / clear up >> resolve | deal with > address | fix < rectify / remedy

verb + issue problem error
fix >> resolve

verb + meeting call appointment interview session
set up >> arrange

verb + meeting call appointment trip decision launch deadline visit start move event party wedding
put off / push back >> postpone | call off >> cancel

verb + report list plan
put together >> prepare

verb + report draft plan number figure contract proposal agenda document slide list note result
go over / go through / look over / check out / take a look at / have a look at >> review

verb + form application questionnaire survey paperwork
fill out / fill in >> complete | hand in >> submit

verb + essay assignment report homework paper
hand in >> submit

verb + offer invitation request proposal
turn down >> decline

verb + plan idea solution strategy proposal
come up with >> develop

verb
give me a shout >> contact me | give us a shout >> contact us
talk < touch base | return to < circle back on / circle back to | get back to < circle back with
have time < have bandwidth / have the bandwidth | have no time < have no bandwidth
live in < reside in | use < utilize / utilise | have trouble with < experience difficulties with
have problems with < experience issues with / experience problems with | have a chat / have a quick chat >> talk
start << begin

noun
help <> assistance | mum / mom >> mother | dad >> father | photo > photograph | photos > photographs
bike > bicycle | bikes > bicycles | exam > examination | lab > laboratory | fridge > refrigerator
 pay < remuneration | start < commencement | kids >> children | pic >> picture | pics >> pictures
msg >> message | msgs >> messages | appt >> appointment | info >> information | ppl >> people
mins >> minutes | hrs >> hours | bucks >> dollars | folks >> people

adjective
awesome >> excellent

adjective + idea job work result service opportunity example choice
great > excellent

adjective + problem mistake difference improvement change challenge impact step
big >> major

adjective + house garden room group company city building area number order crowd
big <<> large

adjective + address number invoice amount figure name date version file page
wrong >> incorrect

complement + infinitive
hard <<>> difficult

phrase + infinitive
it hard <<>> it difficult

adjective + noun
enough <> sufficient

quantity + plural
more < additional

quantity + information help time support research training funding evidence data
more <> additional

degree + adjective
really << very | really >> very | pretty >> quite | totally >> completely | a bit / a little bit / a tad >> slightly

degree + comparative
way >> much | a bit / a little bit / a tad >> slightly

degree + plural
a lot of << many

complement
now < currently

complement + adjective
kind of / sort of >> somewhat

adjective + plural
many < numerous

phrase + plural
many < a wide range of / a wide array of / a diverse range of / a broad range of / a wide variety of
various < a variety of
lots of / tons of / loads of / heaps of / a ton of >> many | a lot of > many
many < a plethora of / a multitude of / a myriad of
a lot of << a large number of / a great number of

phrase + invoice file email message question issue problem error mistake change ticket order document form report task meeting customer client team student idea complaint
a bunch of / a whole bunch of >> several

phrase + noun
the < the aforementioned / the aforesaid

complement + phrase end
busted >> broken | swamped >> very busy

phrase + number
about <> approximately | around > approximately

phrase + who
people < individuals

phrase + noun phrase
on < upon | like << such as
lots of / tons of / loads of / heaps of / a ton of >> plenty of | huge thanks to / big thanks to >> many thanks to
about < regarding / pertaining to | under < pursuant to | instead of < in lieu of | despite < notwithstanding
about << in reference to / with reference to

phrase + adjective
super >> very | kinda / sorta >> somewhat | way too >> far too

phrase + plain verb
has to > must | I have to <<> I must | we have to <<> we must | you have to <<> you must | they have to <<> they must

phrase + verb
you must < you are required to | we must < we are required to
they must < they are required to | have to < are obliged to / are obligated to

phrase + object
ur >> your

phrase + object without order
I need < I require | we need < we require | you need < you require | they need < they require

phrase + gerund
ur / u r >> you are | r u >> are you

phrase + question
let me know > inform me | let us know > inform us

phrase + clause
I think > I believe

phrase + subject
cuz / coz / 'cause / bc >> because

phrase
shoot me a message / shoot me an email / drop me a line >> contact me
shoot us a message / shoot us an email / drop us a line >> contact us
been dealt with < been actioned | ok with you / okay with you / cool with you >> acceptable to you
while < whilst | among < amongst | from now on < henceforth
starting on < commencing on | starting in < commencing in | starting at < commencing at
maybe <<>> perhaps | right away / straight away >> immediately | keep in mind > bear in mind
question about > question regarding | questions about > questions regarding | information about > information regarding
concerns about > concerns regarding | email about > email regarding | no worries >> no problem | till >> until
everybody > everyone | anybody > anyone | somebody > someone | nobody > no one
use of < utilization of / utilisation of | consists of < is comprised of | consist of < are comprised of
as soon as you can << at your earliest convenience | as you asked << as per your request
let you know that <<>> inform you that | please let me know << please advise me
my boss >> my manager | our boss >> our manager | his boss >> his manager | her boss >> her manager
often <> frequently | mainly <> primarily | another < an additional
based on < based upon | depending on < depending upon | really appreciate >> greatly appreciate
right now > at present | prob / probs >> probably | def >> definitely | dunno >> do not know
gonna >> going to | wanna >> want to | lemme >> let me | gimme >> give me | i gotta >> I have to
you gotta >> you have to | we gotta >> we have to | they gotta >> they have to
u >> you | lmk >> let me know | pls / plz >> please | asap >> as soon as possible
tmrw / tmr >> tomorrow | tonite >> tonight | abt >> about | tho >> though | rn >> right now | btw >> by the way
tbh >> to be honest | imo >> in my opinion | afaik >> as far as I know | thru >> through | gr8 >> great
you guys >> you | yeah / yep / yup / yea >> yes | sry >> sorry

phrase + end
a lot > a great deal | at the moment > at present

clause + noun phrase
I am sorry for >> please accept my apologies for | we are sorry for >> please accept our apologies for
thanks for <<>> thank you for | thx for / thanx for / tnx for / ty for >> thank you for

clause + end
I get it >> I understand | I totally get it >> I fully understand
thanks <<>> thank you | thx / thanx / tnx / ty >> thank you | thanks again <<>> thank you again
thanks so much << thank you very much / thank you so much | congrats >> congratulations
thanks a lot / thanks so much / thanks a million / thanks a bunch / thanks a ton / thanks heaps / thanks loads >> thank you very much
thanks in advance <<>> thank you in advance

clause + object
I have attached << please find attached / attached please find / please find enclosed

clause + subject
though <<> although
we are sorry to say that << we regret to inform you that
I am sorry to say that << I regret to inform you that
sorry for << please accept our apologies for / please accept my apologies for

opening + subject
also / also, / plus, > in addition, | but <> however, | also, < furthermore, / moreover, / additionally,
so < therefore, / hence, / consequently, / thus, / accordingly, | still, < nevertheless, / nonetheless, | then < subsequently,

statement + subject
hope >> I hope | glad >> I am glad

statement + verb
just wanted to >> I wanted to | happy to >> I am happy to | hoping to >> I am hoping to

statement + infinitive
hope >> I hope

statement + noun phrase
looking forward to >> I look forward to | got >> I have
 sorry for >> I am sorry for | sorry about >> I am sorry about

statement
just checking in / checking in >> I am checking in | just following up >> I am following up | following up on >> I am following up on

statement + end
sounds good >> That sounds good | works for me >> That works for me
`;
