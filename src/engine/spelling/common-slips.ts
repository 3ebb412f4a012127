import { wordTable } from '../lexicon/word-table.ts';
import { SHORTHAND } from './shorthand.ts';

/**
 * Misspellings that many people make and whose letters or neighbours say too little of what is meant: “tounge” is no
 * lounge. Each has one reading, and none is a word.
 */
const TABLE = `
analise analyse|analised analysed|analising analysing
abscence absence|agian again|absense absence|acceptible acceptable|accesible accessible|accomodate accommodate
accomodation accommodation|accross across|acheive achieve|acheivement achievement|acknowlegde acknowledge
acommodate accommodate|acomplish accomplish|acquaintence acquaintance|adultry adultery|advertisment advertisement
agression aggression|agressive aggressive|alchohol alcohol|allways always|alot a lot|alsways always|amatuer amateur
amature amateur|ammount amount|aniversary anniversary|anwser answer|aparently apparently|apartement apartment
apologys apologies|apparant apparent|appartment apartment|apreciate appreciate|apreciated appreciated|aproach approach
aprox approximately|aproximately approximately|aquaintance acquaintance|arguement argument|artical article
articals articles|assasin assassin|assesment assessment|athelete athlete|athiest atheist|attachement attachment
attachements attachments|attatch attach|attatched attached|attatchment attachment|auxillary auxiliary
availible available|avalable available|avaliable available|awfull awful|baloon balloon|basicaly basically
basicly basically|baught bought|beatiful beautiful|beautifull beautiful|becasue because|becuase because
begginer beginner|begginers beginners|beggining beginning|begining beginning|beleif belief|beleive believe
benificial beneficial|benifit benefit|benifits benefits|bicicle bicycle|bizzare bizarre|boundry boundary
brekfast breakfast|brillant brilliant|brocken broken|brocolli broccoli|buget budget|buiseness business
buisness business|buisnesses businesses|burried buried|bussiness business|bycicle bicycle|bycicles bicycles
calandar calendar|campagne campaign|canceld cancelled|cancled cancelled|carefull careful|carribean Caribbean|catagory category|celcius Celsius
cemetary cemetery|changable changeable|charachter character|cheif chief|choclate chocolate|colleage colleague
colleages colleagues|collegue colleague|collegues colleagues|colum column|colums columns|comming coming
commited committed|commitee committee|comparision comparison|compatable compatible|competant competent
completly completely|concensus consensus|concience conscience|concious conscious|condolances condolences
conferance conference|congradulate congratulate|congradulations congratulations|congragulations congratulations
consious conscious|consistant consistent|contageous contagious|conveinient convenient|convienient convenient
convinience convenience|convinient convenient|couldent couldn't|critisism criticism|critisize criticize|curent current
curently currently|curiousity curiosity|curriculem curriculum|decieve deceive|decison decision|deffinitely definitely
definate definite|definately definitely|definatly definitely|definetly definitely|definitly definitely
defintely definitely|delievery delivery|deliverd delivered|desease disease|descision decision|desicion decision|desision decision
desparate desperate|dessicated desiccated|develeopment development|develope develop|developement development
devide divide|devided divided|diferent different|diffrence difference|diffrent different|dilema dilemma
dilemna dilemma|disapointed disappointed|disasterous disastrous|discribe describe|discribed described
dissapear disappear|dissapeared disappeared|dissapoint disappoint|dissapointed disappointed
dissapointing disappointing|dissapointment disappointment|docter doctor|docters doctors|doesent doesn't|dosent doesn't
druing during|easely easily|ecstacy ecstasy|effecient efficient|efficency efficiency|eigth eighth|embarass embarrass
embarassed embarrassed|embarassing embarrassing|emial email|enought enough|enviornment environment
enviroment environment|enviromental environmental|equipement equipment|equiptment equipment|especialy especially
essencial essential|evedence evidence|eventualy eventually|everyting everything|exagerate exaggerate
excellant excellent|excercise exercise|excercises exercises|excersise exercise|exelent excellent|exellent excellent
exemple example|exept except|exercize exercise|exersise exercise|existance existence|exmaple example
expecially especially|expence expense|expences expenses|experiance experience|explaination explanation|explane explain
explination explanation|extreem extreme|extremly extremely|facinating fascinating|familar familiar|familys families
farenheit Fahrenheit|favorit favorite|feasable feasible|febuary February|finaly finally|firey fiery|foriegn foreign
forseeable foreseeable|fourty forty|foward forward|freind friend|freinds friends|fulfiled fulfilled|fullfil fulfill
fullfill fulfill|fullfilled fulfilled|fundemental fundamental|futher further|garantee guarantee|garanteed guaranteed
gaurantee guarantee|gaurd guard|genious genius|glamourous glamorous|goverment government|governer governor
grafitti graffiti|grammer grammar|gratefull grateful|greatful grateful|guage gauge|guarentee guarantee
guarenteed guaranteed|guidence guidance|hankerchief handkerchief|happend happened|happyness happiness|harrass harass
harrassment harassment|heared heard|heighth height|heigth height|hieght height|hopefuly hopefully|hospitle hospital
humerous humorous|hygeine hygiene|hygene hygiene|hypocracy hypocrisy|hypocrit hypocrite|identicle identical
idiosyncracy idiosyncrasy|imediately immediately|imediatly immediately|immediatly immediately|importent important
improvment improvement|incidently incidentally|inconveniance inconvenience|inconvenince inconvenience
inconvience inconvenience|inconviences inconveniences|inconvienence inconvenience|inconvienience inconvenience
inconvinience inconvenience|incovenience inconvenience|incovenient inconvenient|independance independence
independant independent|indispensible indispensable|innoculate inoculate|insurence insurance|inteligent intelligent
intelligance intelligence|interrim interim|interupt interrupt|interuption interruption|intrest interest
intrested interested|intresting interesting|invitaion invitation|invoise invoice|invoises invoices
irrelevent irrelevant|irresistable irresistible|jelous jealous|jelousy jealousy|jewelery jewelry|jewlery jewelry
kindergarden kindergarten|kitchin kitchen|knowledgable knowledgeable|knowlege knowledge|langauge language
languge language|layed laid|lazyness laziness|lenght length|liase liaise|liason liaison|libary library|liesure leisure
lifes lives|lisence licence|litle little|lonelyness loneliness|maintainance maintenance|maintenence maintenance
managment management|manuever maneuver|mariage marriage|marrage marriage|medcine medicine|medecine medicine
mediteranean Mediterranean|mesage message|mesages messages|millenium millennium|miniscule minuscule
mischievious mischievous|mispell misspell|mispelled misspelled|missle missile|missles missiles|morgage mortgage
naturaly naturally|neccesary necessary|neccessary necessary|necesary necessary|necessery necessary|negociate negotiate
negociation negotiation|neibor neighbor|neibour neighbour|neibours neighbours|neice niece|neigbor neighbor
neigbour neighbour|nessesary necessary|nieghbor neighbor|nieghbour neighbour|ninty ninety|noticable noticeable
nucular nuclear|ocasion occasion|occassion occasion|occassionally occasionally|occurance occurrence|occured occurred
occurence occurrence|occuring occurring|offical official|oponent opponent|oportunity opportunity
oppertunity opportunity|oppurtunity opportunity|origional original|orignal original|oustanding outstanding
paralel parallel|parliment parliament|particulary particularly|pasttime pastime|pavillion pavilion|paymant payment
peice piece|peices pieces|peopel people|percieve perceive|perfomance performance|permanant permanent
permision permission|permisson permission|perseverence perseverance|persistant persistent|personaly personally
personel personnel|personell personnel|persue pursue|pharoah pharaoh|phisical physical|playright playwright
plesant pleasant|politican politician|politicans politicians|posession possession|posible possible|posponed postponed
possiblity possibility|potatos potatoes|practicle practical|preceed precede|preferance preference|prefered preferred
prefering preferring|prefrence preference|pregnent pregnant|presance presence|prescripton prescription
privelege privilege|privilage privilege|priviledge privilege|probaly probably|probelm problem|probelms problems
probly probably|proffesional professional|proffesor professor|prolly probably|promiss promise
pronounciation pronunciation|propoganda propaganda|propper proper|psuedo pseudo|publically publicly
quarentine quarantine|quaterly quarterly|questionaire questionnaire|realy really|reccomend recommend
reccommend recommend|receit receipt|recepie recipe|recepies recipes|recepit receipt|reciept receipt|recieve receive
recieved received|recieving receiving|recipie recipe|recipies recipes|recipt receipt|recipts receipts
recomend recommend|recomendation recommendation|recomended recommended|rediculous ridiculous|refered referred
refering referring|reffer refer|refrence reference|refridgerator refrigerator|reguler regular|relevent relevant
religon religion|religous religious|rember remember|remeber remember|repitition repetition|requierement requirement
requirment requirement|requirments requirements|rescedule reschedule|reschedual reschedule|rescources resources
reshedule reschedule|resistence resistance|responce response|responsability responsibility|responsable responsible
responsibilty responsibility|restarant restaurant|restaraunt restaurant|resturant restaurant|rythm rhythm
sacreligious sacrilegious|saftey safety|safty safety|sandwhich sandwich|sandwhiches sandwiches|saterday Saturday
scedule schedule|scenary scenery|schedual schedule|secratary secretary|secretery secretary|senario scenario
sence sense|sentance sentence|seperate separate|seperated separated|seperately separately|seperation separation
severly severely|shcool school|shedule schedule|sieze seize|siezed seized|similiar similar|simular similar
sincerley sincerely|sincerly sincerely|skedule schedule|speach speech|specialy specially|stategy strategy
stragety strategy|strengh strength|strenght strength|succesful successful|succesfully successfully
successfull successful|sucess success|sucessful successful|sugest suggest|sugestion suggestion|supercede supersede
suport support|suppossed supposed|suprise surprise|suprised surprised|surgury surgery|surprize surprise
suspention suspension|tatoo tattoo|tatoos tattoos|tecnical technical|tecnology technology|teh the
temperture temperature|temprature temperature|tendancy tendency|therfore therefore|thier their|threshhold threshold
throughly thoroughly|thrusday Thursday|tmrw tomorrow|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow
tonite tonight|tounge tongue|tounges tongues|tranfer transfer|transfered transferred|transfering transferring
truely truly|tryed tried|tuseday Tuesday|twelth twelfth|underate underrate|underated underrated|unecessary unnecessary
unforseen unforeseen|unfortunatley unfortunately|unfortunatly unfortunately|unneccessary unnecessary|untill until
usally usually|usefull useful|usualy usually|vaccum vacuum|vegatable vegetable|vegatables vegetables
vegeterian vegetarian|vehical vehicle|vehicals vehicles|vetinary veterinary|vicous vicious|villian villain
visable visible|volenteer volunteer|volenteers volunteers|volounteer volunteer|wednsday Wednesday|welfair welfare
wellcome welcome|wendsday Wednesday|wenesday Wednesday|wensday Wednesday|wether whether|wich which|wieght weight
wierd weird|withdrawl withdrawal|withold withhold|wonderfull wonderful|writen written|writting writing|yeild yield
yesturday yesterday|yuo you`;

const COMMON_SLIPS: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(
    TABLE.trim()
      .split(/[|\n]/)
      .map((row) => {
        const [slip = '', ...right] = row.split(' ');
        return [slip, right.join(' ')];
      }),
  ),
);

/** The one reading of a word that is known to be a slip or a short form; in lower case, but for names. */
export function findKnownReading(lower: string): string | undefined {
  return SHORTHAND[lower] ?? COMMON_SLIPS[lower];
}
